import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { company } from '../content/company/company.ts';
import { posts } from '../content/posts/index.ts';
import { expect, test } from './test.ts';

const dist = join(import.meta.dirname, '../../dist');

/**
 * The texts of all elements with this name, and the namespace of the file, as an XML parser reads
 * them.
 */
async function readXml(page: Page, file: string, name: string) {
  const xml = await readFile(join(dist, file), 'utf8');
  return page.evaluate(
    ([source, tag]) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      const root = document.documentElement;
      return {
        error: document.querySelector('parsererror')?.textContent ?? '',
        root: `${root.namespaceURI} ${root.localName}`,
        language: root.getAttribute('xml:lang'),
        texts: [...document.querySelectorAll(tag)].map((element) => element.textContent),
        links: [...document.querySelectorAll('link')].map(
          (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`,
        ),
      };
    },
    [xml, name] as const,
  );
}

test('the sitemap is valid XML according to sitemaps.org', async ({ page }) => {
  const addresses = await readXml(page, 'sitemap.xml', 'urlset > url > loc');
  expect(addresses).toMatchObject({
    error: '',
    root: 'http://www.sitemaps.org/schemas/sitemap/0.9 urlset',
  });
  expect(addresses.texts).toContain(`${company.origin}${posts[0]?.href}`);
  const { texts: days } = await readXml(page, 'sitemap.xml', 'url > loc + lastmod:last-child');
  expect(days.length).toBeGreaterThan(posts.length);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
});

test('the Atom feed is valid XML according to RFC 4287', async ({ page }) => {
  const ids = await readXml(page, 'blog/feed.xml', 'entry > id');
  expect(ids).toMatchObject({
    error: '',
    root: 'http://www.w3.org/2005/Atom feed',
    language: 'en',
    texts: posts.map(({ href }) => company.origin + href),
  });
  expect(ids.links).toEqual([
    `self ${company.origin}/blog/feed.xml`,
    `alternate ${company.origin}/blog`,
    ...posts.map(({ href }) => `alternate ${company.origin}${href}`),
  ]);
  const titles = await readXml(page, 'blog/feed.xml', 'entry > title');
  expect(titles.texts).toEqual(posts.map(({ title }) => title));
  const dates = await readXml(page, 'blog/feed.xml', 'updated, published');
  expect(dates.texts).toHaveLength(1 + 2 * posts.length);
  expect(dates.texts.filter((date) => !/^\d{4}-\d\d-\d\dT00:00:00Z$/.test(date))).toEqual([]);
  const contents = await readXml(page, 'blog/feed.xml', 'entry > content[type="html"]');
  expect(contents.texts.map((content) => /^<div><p>.{2000}/s.test(content))).toEqual(
    posts.map(() => true),
  );
});

test('the feeds are linked in the head of the list of articles, and nowhere else', async ({
  page,
}) => {
  const named = async (path: string) => {
    await page.goto(path);
    return page
      .locator('head link[rel="alternate"][title]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const feeds = ['/blog/feed.xml', '/blog/feed.json'];
  expect(await named('/blog')).toEqual(feeds);
  expect(await named(posts[3]?.href ?? '')).toEqual([]);
  expect(await named('/about')).toEqual([]);
});
