import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { industryLinks, serviceLinks } from '../content/catalog.ts';
import { company } from '../content/company/company.ts';
import { posts } from '../content/posts/index.ts';
import { privacyPolicy } from '../content/privacy-policy.ts';
import { termsConditions } from '../content/terms-conditions.ts';
import { markdownPath } from '../page-file.ts';
import { securityContact } from './security-contact.ts';

const read = (file: string) => readFile(join(import.meta.dirname, '../../dist', file), 'utf8');
const address = (path: string) => `${company.origin}${path}`;

/** The date of each sitemap entry that has one, by URL. */
const sitemapDays = async () =>
  new Map(
    [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(
      ([, url = '', day]) => [url.replaceAll('&amp;', '&'), day],
    ),
  );

test('the sitemap has the dates from the content, not the date of the build', async () => {
  const days = await sitemapDays();
  for (const { href, published } of posts) {
    expect(days.get(address(href))?.localeCompare(published)).toBeGreaterThanOrEqual(0);
  }
  for (const { path, modified } of [privacyPolicy, termsConditions]) {
    expect(days.get(address(path))).toBe(modified);
  }
  expect(privacyPolicy.modified).toBe('2023-06-28');
  expect([...days.keys()]).not.toContain(address('/contact'));
});

test('robots.txt allows everything, and names the sitemap', async () => {
  expect(await read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`,
  );
});

test('security.txt names a contact for less than a year', async () => {
  const text = await read('.well-known/security.txt');
  const fields = new Map(
    text.split('\n').map((line) => [line.split(': ')[0], line.split(': ')[1]]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${company.email}`);
  expect(fields.get('Canonical')).toBe(address('/.well-known/security.txt'));
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test('builds on the same day have the same security.txt, which expires within a year', () => {
  const [early, late] = ['2028-02-29T00:00:00Z', '2028-02-29T23:59:59Z'].map((time) =>
    securityContact(company.origin, new Date(time)),
  );
  expect(early).toBe(late);
  expect(early).toContain('Expires: 2029-02-27T00:00:00.000Z\n');
});

test('llms.txt lists the Markdown of each page that search engines may show, by group', async () => {
  const [title, summary, ...sections] = (await read('llms.txt')).trimEnd().split('\n\n');
  expect(title).toBe(`# ${company.name}`);
  expect(summary).toMatch(/^> .+\.$/);
  const listed = sections.join('\n').matchAll(/^- \[(.+)\]\((.+)\): .+\.$/gm);
  const urls = [...listed].map(([, , url]) => url);
  const sitemap = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = sitemap.map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname);
  expect(urls.toSorted()).toEqual(paths.map((path) => address(markdownPath(path))).toSorted());
  const groups = sections.filter((section) => section.startsWith('## '));
  // Pages without a group would follow.
  expect(groups.slice(0, 5)).toEqual([
    '## Company',
    '## Services',
    '## Industries',
    '## Articles',
    '## Legal',
  ]);
  const names = (section: string | undefined) =>
    [...(section ?? '').matchAll(/^- \[(.+?)\]/gm)].map(([, name]) => name);
  expect(names(sections[3])).toEqual(serviceLinks.map(({ label }) => label));
  expect(names(sections[5])).toEqual(industryLinks.map(({ label }) => label));
  expect(names(sections[7])).toEqual(posts.map(({ title }) => title));
});

test('each page that llms.txt lists is a file in the build', async () => {
  const files = [...(await read('llms.txt')).matchAll(/\]\((.+?)\):/g)].map(([, url = '']) =>
    read(new URL(url).pathname.slice(1)),
  );
  const texts = await Promise.all(files);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !text.startsWith('---\ntitle: '))).toEqual([]);
});
