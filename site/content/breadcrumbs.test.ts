import { expect, test } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { serviceLinks } from './catalog.ts';
import { mobileAppSteps } from './posts/mobile-app-steps.ts';

const title = 'The document’s title';

test('every service is under the services, by its name in the menu', () => {
  const parents = [{ href: '/services', label: 'Services' }];
  for (const { href, label } of serviceLinks) {
    expect(breadcrumbsOf({ path: href, title })).toEqual({ parents, current: label });
  }
});

test('an industry is under the industries', () => {
  expect(breadcrumbsOf({ path: '/industries/goverment', title })).toEqual({
    parents: [{ href: '/industries', label: 'Industries' }],
    current: 'Government',
  });
});

test('an article is under the blog, by its heading', () => {
  expect(breadcrumbsOf(mobileAppSteps)).toEqual({
    parents: [{ href: '/blog', label: 'Insights' }],
    current: mobileAppSteps.heading,
  });
});

test('a page without a heading has its title', () => {
  const { path } = mobileAppSteps;
  expect(breadcrumbsOf({ path, title })?.current).toBe(title);
});

test.each(['/', '/about', '/services', '/industries', '/blog', '/salesforce-training'] as const)(
  '%s lies under no other page',
  (path) => expect(breadcrumbsOf({ path, title })).toBeUndefined(),
);
