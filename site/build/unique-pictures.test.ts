import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { pageFile } from '../page-file.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Glyphs and logos have fewer shapes, and may be on many pages. */
const fewestShapes = 13;

/** The drawings in a page's main part, without the `svg` element, whose label may differ. */
async function picturesOn(path: string) {
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<svg\b[^>]*>(.*?)<\/svg>/gs)]
    .map(([, shapes = '']) => shapes)
    .filter((shapes) => (shapes.match(/<(circle|rect|path|text)\b/g) ?? []).length >= fewestShapes);
}

test('no large picture is on two pages, except those of articles, which their cards also show', async () => {
  const ofArticles = new Set(await picturesOn('/blog'));
  const places = new Map<string, string[]>();
  for (const path of builtPaths) {
    for (const picture of new Set(await picturesOn(path))) {
      if (ofArticles.has(picture)) continue;
      places.set(picture, [...(places.get(picture) ?? []), path]);
    }
  }
  expect(places.size).toBeGreaterThan(builtPaths.length);
  const repeated = [...places.values()].filter((paths) => paths.length > 1);
  expect(repeated).toEqual([]);
});
