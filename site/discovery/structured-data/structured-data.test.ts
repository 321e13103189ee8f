import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtPaths } from '../../built-paths.ts';
import { company } from '../../content/company/company.ts';
import { industries } from '../../content/industries/industries.ts';
import { posts } from '../../content/posts/index.ts';
import { page as training } from '../../content/salesforce-training.ts';
import { services } from '../../content/services/services.ts';
import { pageFile } from '../../page-file.ts';
import { course } from '../../requirements.ts';
import { deviations, nodesIn, richResults, wholeOrganization } from './rich-results.ts';
import { dataBlock } from './structured-data.ts';
import { type DataNode, isNode, valuesOf, vocabularyMistakes } from './vocabulary.ts';

const dist = join(import.meta.dirname, '../../../dist');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The contents of a page without its scripts and styles, with characters instead of entities. */
const shown = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/&([#\w]+);/g, (entity, name) => entities[name] ?? entity);

const pages = await Promise.all(
  builtPaths.map(async (path) => {
    const html = await readFile(join(dist, pageFile(path)), 'utf8');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data: readonly DataNode[] = blocks.map(([, json = '']) => JSON.parse(json));
    const graph = data.flatMap((block) => valuesOf(block['@graph'])).filter(isNode);
    return { path, text: shown(html), data, graph, nodes: graph.flatMap(nodesIn) };
  }),
);
type Page = (typeof pages)[number];

const withData = pages.filter(({ graph }) => graph.length > 0);
const types = ({ graph }: Page) => graph.map((node) => node['@type']);
const described = new Map(
  pages.flatMap(({ nodes }) => nodes.map((node) => [node['@id'], String(node['@type'])])),
);
const pageOf = (path: string) => {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} isn’t built.`);
  return page;
};

describe.each(withData)('$path', ({ path, text, data, graph, nodes }) => {
  test('has one block of valid schema.org data', () => {
    expect(data.map((block) => block['@context'])).toEqual(['https://schema.org']);
    const mistakes = graph.flatMap((node) => vocabularyMistakes(node, (id) => described.get(id)));
    expect(mistakes).toEqual([]);
  });

  test('has what rich results require', () => {
    const deviating = nodes.flatMap((node) => {
      const expected = richResults[String(node['@type'])] ?? {};
      return deviations(node, expected).map((deviation) => `${node['@type']} ${deviation}`);
    });
    expect(deviating).toEqual([]);
  });

  test('contains only URLs that exist', () => {
    const urls = nodes.flatMap((node) =>
      Object.entries(node).flatMap(([property, value]) =>
        property === '@id' ? [] : valuesOf(value).filter((each) => typeof each === 'string'),
      ),
    );
    const own = urls.flatMap((url) => (url.startsWith(company.origin) ? [new URL(url)] : []));
    expect(own.length).toBeGreaterThan(0);
    const broken = own.filter(
      ({ pathname }) =>
        !builtPaths.includes(pathname) && (pathname === '/' || !existsSync(join(dist, pathname))),
    );
    expect(broken).toEqual([]);
    const ids = nodes.flatMap((node) => (typeof node['@id'] === 'string' ? [node['@id']] : []));
    const pathsOfIds = ids.map((id) => new URL(id).pathname);
    expect(pathsOfIds.filter((each) => !builtPaths.includes(each))).toEqual([]);
  });

  test('says no more than the page', () => {
    // Terms for machines, and URLs, whose targets have their own test.
    const codes = ['addressCountry', 'category', 'courseMode', 'repeatFrequency', 'startDate'];
    // Facts about the whole company are on the pages about the company.
    const aboutCompany = ['/about', '/contact'].map((each) => pageOf(each).text).join('');
    const unsaid = nodes.flatMap((node) =>
      Object.entries(node).flatMap(([property, value]) => {
        if (property.startsWith('@') || codes.includes(property)) return [];
        const isOfCompany = node['@type'] === 'Organization' || property === 'areaServed';
        const where = isOfCompany ? text + aboutCompany : text;
        const words = valuesOf(value).filter((each) => typeof each === 'string');
        return words.filter((each) => !URL.canParse(each) && !where.includes(each));
      }),
    );
    expect(unsaid, `What the data of ${path} says, and the page doesn’t`).toEqual([]);
  });
});

test('each kind of page has its types, and other pages have none', () => {
  const under = (paths: readonly string[], type: string) =>
    paths.map((path) => [path, [type, 'BreadcrumbList']] as const);
  const expected = new Map<string, readonly string[]>([
    ['/', ['Organization', 'WebSite']],
    ['/contact', Array.from({ length: 4 }, () => 'LocalBusiness')],
    [training.path, ['Course', 'FAQPage']],
    ...under(
      [...services, ...industries].map(({ path }) => path),
      'Service',
    ),
    ...under(
      posts.map(({ href }) => href),
      'BlogPosting',
    ),
  ]);
  for (const page of pages) {
    const found = types(page).filter((type) => type !== 'FAQPage' || page.path === training.path);
    expect(found, page.path).toEqual(expected.get(page.path) ?? []);
  }
});

test('the home page describes the company as a whole', () => {
  const [organization] = pageOf('/').graph;
  expect(organization && deviations(organization, wholeOrganization)).toEqual([]);
});

test('every page with questions has all of them, in order', () => {
  for (const page of pages) {
    const asked = [...page.text.matchAll(/<summary[^>]*><h3[^>]*>([^<]+)/g)].map(
      ([, each]) => each,
    );
    const questions = page.nodes.filter((node) => node['@type'] === 'Question');
    expect(
      questions.map(({ name }) => name),
      page.path,
    ).toEqual(asked);
  }
});

test('every page with breadcrumbs has the same ones in its data', () => {
  for (const page of pages) {
    const [nav = ''] = page.text.match(/<nav aria-label="Breadcrumbs">.*?<\/nav>/s) ?? [];
    const entries = page.nodes.filter((node) => node['@type'] === 'ListItem');
    expect(entries.map(({ name }) => name)).toEqual(nav.match(/(?<=>)[^<>]+/g) ?? []);
    const hrefs = [...nav.matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => `${company.origin}${href}`,
    );
    expect(entries.flatMap(({ item }) => item ?? [])).toEqual(hrefs);
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, index) => index + 1));
  }
});

test('the course starts on the day that was announced', () => {
  const announced = new Date(`${course.start.replace(/(?<=\d)th/, '')} UTC`);
  expect(announced.toISOString().slice(0, 10)).toBe(course.startDate);
});

test('no text can close the script element, and none is changed', () => {
  const hostile = '</script><script>alert(1)</script><!--<script>\u2028"\\u003c';
  const block = dataBlock({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: hostile }],
  });
  const [, json = ''] = block.match(/^<script type="application\/ld\+json">(.*)<\/script>$/s) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].name).toBe(hostile);
});

test('the check of rich results finds what is missing', () => {
  const { FAQPage = {} } = richResults;
  expect(deviations({ '@type': 'FAQPage' }, FAQPage)).toEqual(['lacks mainEntity']);
  const changed = { '@type': 'BlogPosting', dateModified: '2026-01-31' };
  expect(deviations(changed, richResults['BlogPosting'] ?? {})).toContain('has dateModified');
});
