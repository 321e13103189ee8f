import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { pageFile } from '../page-file.ts';

const dist = join(import.meta.dirname, '../../dist');
const parser = unified().use(rehypeParse);

/** What the page's elements of these names say. */
async function textsOf(path: string, ...names: readonly string[]) {
  const texts: string[] = [];
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  visit(parser.parse(html), 'element', (element) => {
    if (names.includes(element.tagName)) texts.push(textOf(element));
  });
  return texts;
}

// Each was a habit of these pages: one instance reads well, and a page full of them doesn't.
describe.each(builtPaths)('%s', (path) => {
  test('spells out a number in at most one heading', async () => {
    const number = /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|^one\b(?!-)/i;
    const headings = await textsOf(path, 'h1', 'h2', 'h3');
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => number.test(heading)).slice(1)).toEqual([]);
  });

  test('says what visitors get, instead of asking them to ask', async () => {
    const links = await textsOf(path, 'a');
    expect(links.filter((link) => /^ask (for|us)\b/i.test(link))).toEqual([]);
  });

  test('draws a conclusion with “, so” at most twice', async () => {
    const [text = ''] = await textsOf(path, 'main');
    expect(text.match(/[^.]*,”? so\b/g)?.slice(2) ?? []).toEqual([]);
  });
});

test('at most two pages close with “Send us this, and we’ll do that”', async () => {
  const closing: string[] = [];
  for (const path of builtPaths) {
    const texts = await textsOf(path, 'footer');
    if (/, and (we’ll|you’ll|an? [\w ]+ will|one of)/.test(texts.join(' '))) closing.push(path);
  }
  expect(closing.slice(2)).toEqual([]);
});

test('half an hour is offered on at most two pages', async () => {
  const offering: string[] = [];
  for (const path of builtPaths) {
    const html = await readFile(join(dist, pageFile(path)), 'utf8');
    if (/half an hour/i.test(html)) offering.push(path);
  }
  expect(offering.slice(2)).toEqual([]);
});
