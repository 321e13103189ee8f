import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlValidate, Parser } from 'html-validate';
import { describe, expect, test } from 'vitest';
// biome-ignore-start lint/style/noRestrictedImports: reads the font files, which no page does.
import { readFontFile } from '../../design-system/build/font-characters.ts';
import { foundationTheme } from '../../design-system/themes/index.ts';
import { fontFilesOf } from '../../design-system/tokens/font-files.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the font files, which no page does.
import { builtPaths } from '../built-paths.ts';
import { company } from '../content/company/company.ts';
import { pageFile } from '../page-file.ts';

const dist = join(import.meta.dirname, '../../dist');
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // ARIA allows names on lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A table that uses block layout on phones states its roles explicitly, because some browsers
    // would drop them.
    'no-redundant-role': 'off',
  },
});
const parser = new Parser(await validator.getConfigFor('page.html'));

const readPage = async (path: string) => {
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  return { path, html, document: parser.parseHtml(html) };
};
const pages = await Promise.all(builtPaths.map(readPage));
type Page = (typeof pages)[number];

/** A page that needs a character from another font file would have to wait for it. */
const firstFonts = await Promise.all(
  fontFilesOf(foundationTheme)
    .filter(({ set }) => set === 'basic')
    .map(async ({ family, file }) => ({ family, file, glyphs: new Set(await readFontFile(file)) })),
);

const values = ({ document }: Page, selector: string, attribute: string) =>
  document
    .querySelectorAll(selector)
    .map((element) => element.getAttributeValue(attribute)?.replaceAll('&amp;', '&') ?? '');

const idsByPath = new Map(pages.map((page) => [page.path, new Set(values(page, '[id]', 'id'))]));

describe.each(pages)('$path', (page) => {
  const { path, html, document } = page;

  test('has exactly one title, one main heading, and so on', () => {
    const counted = [
      'html[lang="en"]',
      'title',
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:title"]',
      'meta[property="og:url"]',
      'h1',
      'main',
      '#app',
    ];
    for (const selector of counted) {
      expect(document.querySelectorAll(selector), selector).toHaveLength(1);
    }
    expect(values(page, 'link[rel="canonical"]', 'href')).toEqual([`${company.origin}${path}`]);
  });

  test('sets the browser’s color to the theme’s, in light and dark mode', () => {
    const colors = ['light', 'dark'].map(
      (scheme) => `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
    );
    const { light, dark } = foundationTheme;
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
    expect(colors.flatMap((selector) => values(page, selector, 'content'))).toEqual(
      [light, dark].map(({ backgrounds }) => backgrounds.inverse.background),
    );
  });

  test('keeps the head in the head', () => {
    const misplaced = document.querySelectorAll('body title, body meta, body link');
    // The starter's template is at the end of the body. It isn't part of the document.
    expect(misplaced.filter((tag) => !tag.closest('body > template[data-entry]'))).toEqual([]);
  });

  test('links only to pages, fragments, and files that exist', () => {
    const internal = values(page, 'a[href]', 'href').filter((href) => /^[/#]/.test(href));
    const broken = internal.filter((href) => {
      if (href.endsWith('.txt')) return !existsSync(join(dist, href));
      const [target, id] = href.split('#');
      const ids = idsByPath.get(target || path);
      return !ids || (id !== undefined && !ids.has(id));
    });
    expect(broken).toEqual([]);
  });

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(problems).toEqual([]);
  });

  test('starts with its styles and fonts, and with no script but the starter', () => {
    const types = values(page, 'script', 'type');
    expect(types.filter((type) => type !== 'application/ld+json')).toEqual(['module']);
    expect(values(page, 'template[data-entry]', 'data-entry')[0]).toMatch(/^\/assets\/client-/);
    // The starter inserts those in the template later.
    const scripts = values(page, 'link[rel="modulepreload"]', 'href');
    expect(values(page, 'template > link[rel="modulepreload"]', 'href')).toEqual(scripts);
    expect(document.querySelectorAll('head > link[rel="stylesheet"]')).toHaveLength(0);
    expect(document.querySelectorAll('noscript link[rel="stylesheet"]')).toHaveLength(1);
    const preloaded = values(page, 'head > link[rel="preload"][as="font"]', 'href');
    const held = html.match(/data:font\/woff2/g) ?? [];
    expect(preloaded.filter((href) => html.includes(`url(${href})`))).toEqual(preloaded);
    expect([...preloaded, ...held]).toHaveLength(firstFonts.length);
    expect(html).toContain('<style>@font-face');
  });

  test('uses only characters in the fonts that it starts with', () => {
    for (const { family, file, glyphs } of firstFonts) {
      const texts = html.split(/[<>"\n]/);
      const missing = texts.filter((text) => [...text].some((character) => !glyphs.has(character)));
      expect(missing, `Texts of ${path} that need more than ${family} has (${file})`).toEqual([]);
    }
  });

  test('rounds the numbers of its drawings, which each browser would calculate differently', () => {
    const drawings = html.match(/<svg.*?<\/svg>/gs) ?? [];
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter((drawing) => /\d\.\d{4}/.test(drawing))).toEqual([]);
  });
});

test('another page links to every page, except to the not-found page', () => {
  const linked = new Set(
    pages.flatMap((page) => values(page, 'a', 'href').filter((href) => href !== page.path)),
  );
  const unlinked = builtPaths.filter((path) => !linked.has(path));
  const advice = `No other page links to ${unlinked.filter((path) => path !== '/404').join(', ')}.`;
  expect(unlinked, `${advice} Link it where its visitors look for it.`).toEqual(['/404']);
});

test('the sitemap lists every page that search engines may show, and no other', async () => {
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const findable = pages
    .filter((page) => !values(page, 'meta[name="robots"]', 'content').includes('noindex'))
    .map(({ path }) => `${company.origin}${path.replace('&', '&amp;')}`);
  expect(findable.length).toBeLessThan(pages.length);
  expect(listed.toSorted()).toEqual(findable.toSorted());
  expect(await readFile(join(dist, 'robots.txt'), 'utf8')).toContain('/sitemap.xml');
});

test('the script that every page loads contains no page content', async () => {
  const [entry = ''] = values(await readPage('/'), 'template[data-entry]', 'data-entry');
  const script = await readFile(join(dist, entry), 'utf8');
  const copy = pages.flatMap((page) => values(page, 'meta[name="description"]', 'content'));
  expect(copy).toHaveLength(pages.length);
  expect(copy.filter((description) => script.includes(description))).toEqual([]);
});
