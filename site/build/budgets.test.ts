import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
// biome-ignore-start lint/style/noRestrictedImports: reads the theme, which determines the fonts.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { typefacesOf } from '../../design-system/tokens/font-files.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the theme, which determines the fonts.
import { builtPaths } from '../built-paths.ts';
import { pageFile } from '../page-file.ts';
import { firstPackets } from './first-packets.ts';
import { withShortTokens } from './short-tokens.ts';

/** In bytes. Above these limits, visitors on slow phones have to wait. */
const budget = {
  /** Transferred: the HTML, including the styles of what it shows, and what machines read of it. */
  // Includes the dark values, so that no page shows in light first, and the looks of all that opens
  // before scripts.
  html: 22_000,
  /** The letters of the first view, which a page includes if it needs a second round trip anyway. */
  firstLetters: 6_600,
  /** A page with every section there is takes 9.3 kB. */
  criticalCss: 9_600,
  /** One arrangement of a figure. Most have two: one for desktops and one for phones. */
  drawing: 2_000,
  /** The only script in the page. */
  starter: 1_000,
  /** Transferred: the fonts that every page starts with. Two with serifs take about 24 kB. */
  firstFonts: 24_500,
  /** Those that wait for an accented letter. */
  laterFonts: 11_000,
  /** Transferred: the styles of all pages, which load with the scripts. */
  sheet: 12_500,
  /** react-dom and the router take about 100 kB (gzip), and all sections together about 45. */
  scripts: 148_000,
};

/** In bytes. What a page takes up to have a typeface fetched: its address, twice. */
const fontRequest = 100;

const dist = join(import.meta.dirname, '../../dist');
const read = (href: string) => readFile(join(dist, href));
const brotli = (content: string | Buffer) => brotliCompressSync(content).length;

const sum = async (hrefs: readonly string[], size: (content: Buffer) => number) =>
  (await Promise.all(hrefs.map(read))).reduce((total, content) => total + size(content), 0);

const length = ({ length }: Buffer) => length;

const withoutFont = (text: string) => text.replaceAll(/data:font[^)]+/g, '');

const assets = (await readdir(join(dist, 'assets'))).map((file) => `/assets/${file}`);
const assetsOf = (type: string) => assets.filter((href) => extname(href) === type);

/** What to do about too many scripts. The entry is the same on every page. */
function adviceFor([, ...own]: readonly { href: string; size: number }[]) {
  const heaviest = own
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 3)
    .map(({ href, size }) => `${href} (${size} bytes)`);
  return (
    `The heaviest scripts of this page alone: ${heaviest.join(', ')}. ` +
    'Load the script of a section below the first view when it comes near: use lazyComponent in an Island.'
  );
}

describe.each(builtPaths)('%s', async (path) => {
  const html = (await read(pageFile(path))).toString();
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);

  test('has its first view in few bytes', async () => {
    const [css = ''] = find(/<style>(.*?)<\/style>/gs).map(withoutFont);
    const fonts = await sum(find(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g), length);
    expect(brotli(css)).toBeLessThanOrEqual(budget.criticalCss);
    expect(brotli(withoutFont(html))).toBeLessThanOrEqual(budget.html);
    expect(brotli(html)).toBeLessThanOrEqual(budget.html + budget.firstLetters);
    expect(fonts).toBeLessThanOrEqual(budget.firstFonts);
  });

  test('has small drawings', () => {
    const drawings = find(/(<svg[^>]* role="img"[^>]*>.*?<\/svg>)/gs);
    expect(drawings.filter((each) => brotli(each) > budget.drawing)).toEqual([]);
  });

  test('includes a small script', () => {
    const [starter = ''] = find(/<script type="module">(.*?)<\/script>/gs);
    expect(starter).not.toBe('');
    expect(brotli(starter)).toBeLessThanOrEqual(budget.starter);
  });

  test('includes the letters of its first view if it needs a second round trip anyway', () => {
    const size = brotli(withoutFont(html));
    if (withoutFont(html) === html) expect(size).toBeLessThanOrEqual(firstPackets);
    // It would need a second round trip if it had to ask for the typefaces.
    else expect(size + fontRequest).toBeGreaterThan(firstPackets);
  });

  test('loads images and frames only when they come into view', () => {
    const embedded = find(/<((?:img|iframe) [^>]+)>/g);
    expect(embedded.filter((tag) => !tag.includes('loading="lazy"'))).toEqual([]);
  });

  test('hydrates with few scripts', async () => {
    const modules = find(/<link rel="modulepreload" href="([^"]+)"/g);
    const scripts = await Promise.all(
      modules.map(async (href) => ({
        href,
        size: gzipSync(await read(href)).length,
      })),
    );
    const total = scripts.reduce((sum, { size }) => sum + size, 0);
    expect(total, adviceFor(scripts)).toBeLessThanOrEqual(budget.scripts);
  });
});

test('every font file is one that pages start with, or contains accented letters', async () => {
  // One of the pages that are short enough to request their typefaces.
  const html = (await read('contact.html')).toString();
  const isFirst = (href: string) => html.includes(`as="font" type="font/woff2" href="${href}"`);
  const fonts = assetsOf('.woff2');
  const first = fonts.filter(isFirst);
  const later = fonts.filter((href) => !isFirst(href));
  expect(first).toHaveLength(typefacesOf(foundationTheme).length);
  const advice = 'Give the theme fewer weights, typefaces with simpler outlines, or only one.';
  expect(await sum(first, length), advice).toBeLessThanOrEqual(budget.firstFonts);
  expect(await sum(later, length), advice).toBeLessThanOrEqual(budget.laterFonts);
  for (const href of later)
    expect(html).toMatch(new RegExp(`${href}\\)[^}]+unicode-range:U\\+C0-`));
});

test('text in the headings’ typeface has the only weight that its files contain', async () => {
  const [sheet = ''] = assetsOf('.css');
  const css = (await read(sheet)).toString();
  const [family, weight] = ['--font-heading', '--weight-heading'].map(withShortTokens);
  const rules = css.match(/[^{}]*\{[^{}]*\}/g) ?? [];
  const set = rules.filter((rule) => rule.includes(`font-family:var(${family})`));
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((rule) => !rule.includes(`font-weight:var(${weight})`))).toEqual([]);
});

test('the styles of all pages are one small sheet', async () => {
  const sheets = assetsOf('.css');
  expect(sheets).toHaveLength(1);
  expect(await sum(sheets, brotli)).toBeLessThanOrEqual(budget.sheet);
});
