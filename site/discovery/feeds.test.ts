import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { company } from '../content/company/company.ts';
import { plainText } from '../content/plain-text.ts';
import { posts } from '../content/posts/index.ts';
import { mobileAppSteps } from '../content/posts/mobile-app-steps.ts';
import { professionalWebsite } from '../content/posts/professional-website.ts';
import { salesforceBenefits } from '../content/posts/salesforce-benefits.ts';
import { staffAugmentation } from '../content/posts/staff-augmentation.ts';
import { feedOf } from './feed.ts';
import { atomFeed } from './feed-formats.ts';

const dist = join(import.meta.dirname, '../../dist');
const articles = [staffAugmentation, salesforceBenefits, professionalWebsite, mobileAppSteps];
const parser = unified().use(rehypeParse, { fragment: true });

type Node = {
  type: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

const readJson = async () => JSON.parse(await readFile(join(dist, 'blog/feed.json'), 'utf8'));

test('the JSON feed contains its own URL, the list of articles, and the author', async () => {
  expect(await readJson()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    home_page_url: `${company.origin}/blog`,
    feed_url: `${company.origin}/blog/feed.json`,
    authors: [{ name: company.name, url: `${company.origin}/` }],
  });
});

test('it lists each article, newest first', async () => {
  const { items } = await readJson();
  const expected = posts.map(({ href, title, summary, author, published }) => ({
    id: company.origin + href,
    url: company.origin + href,
    title,
    summary,
    authors: [{ name: author.name }],
    date_published: `${published}T00:00:00Z`,
    date_modified: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    content_html: expect.any(String),
  }));
  expect(items).toEqual(expected);
});

test('each article has its full text, without styles, and with absolute links', async () => {
  const { items } = await readJson();
  for (const [index, { body }] of articles.entries()) {
    const nodes = nodesOf(parser.parse(items[index].content_html));
    const text = nodes.map(({ value = '' }) => value).join('');
    for (const part of plainText(body)) expect(text).toContain(part);
    const properties = nodes.flatMap((node) => Object.entries(node.properties ?? {}));
    const names = properties.map(([name]) => name);
    expect(names.filter((name) => name === 'className' || name === 'style')).toEqual([]);
    const links = properties.filter(([name]) => name === 'href').map(([, href]) => String(href));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !/^(?:https?:\/\/|mailto:)/.test(link))).toEqual([]);
  }
});

test('an article that was changed says when, and keeps its position', () => {
  const pages = [mobileAppSteps, staffAugmentation].map((page) => ({
    ...{ path: page.path, html: '', routeId: '', file: '' },
    page: page === mobileAppSteps ? { ...page, modified: '2026-10-01' as const } : page,
  }));
  const feed = feedOf(pages);
  expect(feed.items.map(({ modified }) => modified)).toEqual([
    '2026-09-15T00:00:00Z',
    '2026-10-01T00:00:00Z',
  ]);
  expect(feed.updated).toBe('2026-10-01T00:00:00Z');
});

test('no text can close an element of the Atom feed', () => {
  const path = mobileAppSteps.path;
  const page = { ...mobileAppSteps, heading: 'Fish & <b>"chips"</b>]]></title>' };
  const atom = atomFeed(feedOf([{ path, html: '', routeId: '', file: '', page }]));
  expect(atom).toContain(
    '<title>Fish &amp; &lt;b&gt;&quot;chips&quot;&lt;/b&gt;]]&gt;&lt;/title&gt;</title>',
  );
});
