import { expect, test } from 'vitest';
import { company } from '../content/company/company.ts';
import type { PageMeta } from '../content/page.ts';
import { pageHead } from './page-head.ts';

const page: PageMeta = {
  path: '/about',
  title: 'About the people who do the work',
  description: 'Who we are.',
};

const named = (head: ReturnType<typeof pageHead>) =>
  Object.fromEntries(
    (head.meta ?? []).flatMap((tag) =>
      'content' in tag ? [['name' in tag ? tag.name : tag.property, tag.content]] : [],
    ),
  );

test('has a title and a description, for the tab, for search, and for previews', () => {
  const head = pageHead({ loaderData: page });
  expect(head.meta).toContainEqual({ title: page.title });
  expect(named(head)).toEqual({
    description: page.description,
    'og:site_name': company.name,
    'og:type': 'website',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': `${company.origin}/about`,
  });
});

test('has one canonical link, which is the origin for the home page', () => {
  const canonical = (path: PageMeta['path']) => pageHead({ loaderData: { ...page, path } }).links;
  expect(canonical('/about')).toEqual([{ rel: 'canonical', href: `${company.origin}/about` }]);
  expect(canonical('/')).toEqual([{ rel: 'canonical', href: `${company.origin}/` }]);
});

test('keeps the ampersand of a path as it is', () => {
  const path = '/blog/what-is-staff-augmentation-&-what-are-its-benefits';
  expect(pageHead({ loaderData: { ...page, path } }).links?.[0]?.href).toBe(
    `${company.origin}${path}`,
  );
});

test('adds what only some pages have', () => {
  const extras = { robots: 'noindex', keywords: ['staffing', 'cloud'], kind: 'article' } as const;
  expect(named(pageHead({ loaderData: { ...page, ...extras } }))).toMatchObject({
    robots: 'noindex',
    keywords: 'staffing, cloud',
    'og:type': 'article',
  });
});

test('is empty for a page that failed to load', () => {
  expect(pageHead({})).toEqual({});
});
