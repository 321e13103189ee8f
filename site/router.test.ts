import { describe, expect, test } from 'vitest';
import { paths, prerender } from './prerender.tsx';
import { requiredPaths } from './required-paths.ts';
import { homeTitle } from './requirements.ts';
import { createSiteRouter } from './router.tsx';

const pages = await Promise.all(
  paths.map(async (path) => ({ path, page: (await prerender(path)).page })),
);

test('has every path that the product owner has published', () => {
  expect(paths).toEqual(expect.arrayContaining([...requiredPaths]));
});

test.each(['/nope', '/blog/nope', '/industries/government', '/about/team'])(
  '%s is not one of them, and is handled as an unknown path',
  (path) => expect(createSiteRouter().matchRoutes(path).at(-1)?.routeId).toBe('/$'),
);

describe.each(pages)('$path', ({ path, page }) => {
  test('is at the path in its content', () => expect(page.path).toBe(path));

  // The product owner chose the home page's title.
  test.skipIf(path === '/')('has a title of 30 to 60 characters', () => {
    expect(page.title.length).toBeGreaterThanOrEqual(30);
    expect(page.title.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 80 to 110 characters', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(80);
    expect(page.description.length).toBeLessThanOrEqual(110);
  });

  test('has a unique title and description', () => {
    const others = pages.filter((other) => other.path !== path);
    expect(others.map((other) => other.page.title)).not.toContain(page.title);
    expect(others.map((other) => other.page.description)).not.toContain(page.description);
  });
});

test('gives the home page its required title, and keywords', () => {
  const home = pages.find(({ path }) => path === '/');
  expect(home?.page.title).toBe(homeTitle);
  expect(home?.page.keywords?.length).toBeGreaterThan(0);
});

test('keeps the training and the not-found page out of search engines, and no other required page', () => {
  const hidden = pages.filter(({ page }) => page.robots).map(({ path }) => path);
  expect(requiredPaths.filter((path) => hidden.includes(path)).toSorted()).toEqual([
    '/404',
    '/salesforce-training',
  ]);
});
