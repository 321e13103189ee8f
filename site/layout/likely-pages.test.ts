import { expect, test } from 'vitest';
import { pageGroups } from './all-pages.ts';
import { pagesNear } from './likely-pages.ts';

const pages = pageGroups.flatMap(({ links }) => links);
const near = (path: string) => pagesNear(path, pages).map(({ href }) => href);

test.each([
  ['a typo', '/staff-augmentatoin', '/staff-augmentation'],
  ['a typo in a folder', '/indutries/healthcare-development', '/industries/healthcare-development'],
  ['the right spelling', '/industries/government', '/industries/goverment'],
  ['a missing folder', '/telecommunications', '/industries/telecommunications'],
  [
    'a missing folder',
    '/tips-and-tricks-to-develop-a-professional-website',
    '/blog/tips-and-tricks-to-develop-a-professional-website',
  ],
  ['a folder too many', '/services/staff-augmentation', '/staff-augmentation'],
  ['both at once', '/government', '/industries/goverment'],
  ['an old ending', '/about.html', '/about'],
  ['an old ending', '/career.php', '/career'],
  ['a slash', '/about/', '/about'],
  ['upper case', '/Industries/Healthcare-Development', '/industries/healthcare-development'],
  ['all of it', '/INDUSTRY/Telecomunications/index.html', '/industries/telecommunications'],
  ['half of its words', '/banking', '/industries/banking-and-finance'],
  ['its name', '/insights', '/blog'],
])('%s: %s leads to %s', (_, path, expected) => expect(near(path)[0]).toBe(expected));

test('several pages may be suggested', () => {
  expect(near('/salesforce').toSorted()).toEqual([
    '/salesforce-consulting-services',
    '/salesforce-training',
  ]);
});

test.each([
  '/no/such-page',
  '/wp-login.php',
  '/.env',
  '/',
  '//',
  '/%',
  '/über',
  '/a',
  '/javascript:',
])('nothing is near %s', (path) => expect(near(path)).toEqual([]));
