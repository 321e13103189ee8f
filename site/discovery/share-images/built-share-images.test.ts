import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtPaths } from '../../built-paths.ts';
import { company } from '../../content/company/company.ts';
import { posts } from '../../content/posts/index.ts';
import { pageFile } from '../../page-file.ts';
import { shareImageOf } from '../share-image-path.ts';

const dist = join(import.meta.dirname, '../../../dist');
const picture = (path: string) => readFile(join(dist, shareImageOf(path)));

async function tagsOf(path: string) {
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  const named = tags.filter(([, name = '']) => /^(?:og:image|twitter:)/.test(name));
  return named.map(([, name, content = '']) => [name, content.replaceAll('&amp;', '&')]);
}

test.each(builtPaths)('%s has a share image', async (path) => {
  const file = await picture(path);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(file.length).toBeLessThanOrEqual(80_000);
});

test.each(builtPaths)(
  '%s has the URL and the description of its share image in its head',
  async (path) => {
    expect(await tagsOf(path)).toEqual([
      ['og:image', `${company.origin}${shareImageOf(path)}`],
      ['og:image:alt', expect.stringMatching(/^.{20,}\.$/)],
      ['twitter:card', 'summary_large_image'],
    ]);
  },
);

test('the share image of an article has its picture’s description, and others have their words', async () => {
  for (const { href, picture } of posts) {
    expect(await tagsOf(href)).toContainEqual(['og:image:alt', picture.alt]);
  }
  const [, title] = String(await readFile(join(dist, 'about.html'))).match(/<h1[^>]*>(.*?)</) ?? [];
  expect(await tagsOf('/about')).toContainEqual([
    'og:image:alt',
    `“${title}”, beside the logo of ${company.name}.`,
  ]);
});

test('no two pages have the same share image', async () => {
  const pictures = await Promise.all(builtPaths.map(picture));
  const texts = pictures.map((file) => file.toString('base64'));
  expect(new Set(texts).size).toBe(builtPaths.length);
});
