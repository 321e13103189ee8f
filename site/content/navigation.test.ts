import { expect, test } from 'vitest';
import { industries } from './industries/industries.ts';
import { headerNavigation } from './navigation.ts';
import { services } from './services/services.ts';

const menu = (label: string) => {
  const item = headerNavigation.items.find((candidate) => candidate.label === label);
  return item && 'links' in item ? item.links : [];
};

const asLinks = (pages: readonly { path: string; name: string }[]) =>
  pages.map(({ path, name }) => ({ href: path, label: name }));

test('the Services menu lists the services, by the names they have elsewhere', () => {
  expect(menu('Services')).toEqual(asLinks(services));
});

test('the Industries menu lists the industries, by the names they have elsewhere', () => {
  expect(menu('Industries')).toEqual(asLinks(industries));
});

test('labels are unique, because the header identifies its menus by them', () => {
  const labels = [...headerNavigation.items, headerNavigation.userMenu].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
