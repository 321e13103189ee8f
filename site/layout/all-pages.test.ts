import { expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { pageGroups } from './all-pages.ts';

test('the list of all pages has each page once, except /404', () => {
  const listed = pageGroups.flatMap(({ links }) => links.map(({ href }) => href));
  expect(listed.toSorted()).toEqual(builtPaths.filter((path) => path !== '/404'));
});
