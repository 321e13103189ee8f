import { expect, test } from 'vitest';
import { type DataNode, vocabularyMistakes } from './vocabulary.ts';

const company = { '@type': 'Organization', name: 'Example' };

test('data that follows the vocabulary has no mistakes', () => {
  const article = { '@type': 'BlogPosting', author: company, datePublished: '2026-01-31' };
  expect(vocabularyMistakes(article)).toEqual([]);
});

test.each<[string, DataNode]>([
  ['Organisation is no type', { '@type': 'Organisation' }],
  ['name is no type', { '@type': 'name' }],
  ['undefined is no type', { name: 'Example' }],
  ['Organization.phone is no property', { ...company, phone: '1' }],
  ['Organization.Person is no property', { ...company, Person: '1' }],
  ['Organization.headline isn’t for that type', { ...company, headline: 'News' }],
  ['Service.produces is out of use', { '@type': 'Service', produces: company }],
  ['Service.provider can’t be "Example"', { '@type': 'Service', provider: 'Example' }],
  ['Organization.logo can’t be "/logo.svg"', { ...company, logo: '/logo.svg' }],
  ['Organization.foundingDate can’t be "in 2011"', { ...company, foundingDate: 'in 2011' }],
  ['Organization.name can’t be ""', { ...company, name: '' }],
  ['Organization.name can’t be 7', { ...company, name: 7 }],
  ['Organization.name can’t be null', { ...company, name: ['Example', null] }],
  ['Schedule.repeatCount can’t be "2"', { '@type': 'Schedule', repeatCount: '2' }],
  [
    'Service.provider can’t be of type Place',
    { '@type': 'Service', provider: { '@type': 'Place' } },
  ],
  [
    'Organization.phone is no property',
    { '@type': 'Service', provider: { ...company, phone: '1' } },
  ],
  [
    'Service.provider refers to #us, which nothing describes',
    { '@type': 'Service', provider: { '@id': '#us' } },
  ],
])('finds that %s', (mistake, node) => {
  expect(vocabularyMistakes(node)).toEqual([mistake]);
});

test('a reference counts as the node that it refers to', () => {
  const service = { '@type': 'Service', provider: { '@id': '#us' } };
  expect(vocabularyMistakes(service, () => 'Organization')).toEqual([]);
  const wrong = ['Service.provider can’t be of type Place'];
  expect(vocabularyMistakes(service, () => 'Place')).toEqual(wrong);
});
