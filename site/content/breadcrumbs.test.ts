import { expect, test } from 'vitest';
import { placeOf } from './breadcrumbs.ts';
import { serviceLinks } from './catalog.ts';
import { mobileAppSteps } from './posts/mobile-app-steps.ts';

const title = 'The document’s title';

test('every service is under the services, by its name in the menu', () => {
  const parent = { href: '/services', label: 'Services' };
  for (const { href, label } of serviceLinks) {
    expect(placeOf({ path: href, title })).toEqual({ parent, name: label });
  }
});

test('an industry is under the industries', () => {
  expect(placeOf({ path: '/industries/goverment', title })).toEqual({
    parent: { href: '/industries', label: 'Industries' },
    name: 'Government',
  });
});

test('an article is under the blog, by its heading', () => {
  expect(placeOf(mobileAppSteps)).toEqual({
    parent: { href: '/blog', label: 'Insights' },
    name: mobileAppSteps.heading,
  });
});

test('a page without a heading has its title', () => {
  const { path } = mobileAppSteps;
  expect(placeOf({ path, title })?.name).toBe(title);
});

test.each(['/', '/about', '/services', '/industries', '/blog', '/salesforce-training'] as const)(
  '%s lies under no other page',
  (path) => expect(placeOf({ path, title })).toBeUndefined(),
);
