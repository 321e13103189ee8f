import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRouteFiles } from './route-files.ts';

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'route-files-'));
});
afterEach(() => rm(site, { recursive: true }));

async function addRoute(file: string, path: string) {
  const target = join(site, 'routes', file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `export const Route = createFileRoute('${path}')({});`);
}

test('accepts routes whose path matches their file', async () => {
  await addRoute('index.tsx', '/');
  await addRoute('$.tsx', '/$');
  await addRoute('industries/index.tsx', '/industries/');
  await addRoute('blog/this-&-that.tsx', '/blog/this-&-that');
  expect(() => checkRouteFiles(site)).not.toThrow();
});

test('names each route whose path differs from its file, and both ways to fix it', async () => {
  await addRoute('cybersecurity.tsx', '/cybersecurty');
  await addRoute('blog/news.tsx', '/news');
  expect(() => checkRouteFiles(site)).toThrow(
    "site/routes/cybersecurity.tsx: it says '/cybersecurty'. " +
      "Write createFileRoute('/cybersecurity'), or rename the file.",
  );
  expect(() => checkRouteFiles(site)).toThrow("site/routes/blog/news.tsx: it says '/news'.");
});

test('names a file that isn’t a route', async () => {
  await mkdir(join(site, 'routes'));
  await writeFile(join(site, 'routes/card.tsx'), 'export const card = 1;');
  expect(() => checkRouteFiles(site)).toThrow('site/routes/card.tsx: it says no path.');
});
