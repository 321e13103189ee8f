import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: this is the browser for all tests, not part of the site.
import { browserLaunch } from '../../site/e2e/browser.ts';
import { buildApp, checkTypes, createConsumerApp } from './consumer-app.ts';

vi.setConfig({ testTimeout: 60_000 });
// Vitest sets another value, which would turn every build into a development build.
vi.stubEnv('NODE_ENV', 'production');

import { foundationTheme } from '../themes/index.ts';
import { typefacesOf } from '../tokens/font-files.ts';

const app = await createConsumerApp();
const library = join(app, 'node_modules/@example/design-system/');
const read = (file: string) => readFile(join(library, file), 'utf8');

afterAll(() => rm(app, { recursive: true }));

test('the library contains the design system and nothing else from this repository', async () => {
  const files = await readdir(library, { recursive: true });
  expect([...new Set(files.map((file) => file.split('/')[0]))].sort()).toEqual([
    'LICENSE',
    'README.md',
    '_virtual',
    'artwork',
    'fonts',
    'foundation.d.ts',
    'foundation.js',
    'index.d.ts',
    'index.js',
    'package.json',
    'primitives',
    'sections',
    'themes',
    'tokens',
  ]);
  const root = join(import.meta.dirname, '../..');
  for (const file of files.filter((name) => /\.(js|ts|css|json)$/.test(name))) {
    const text = await read(file);
    expect(text.includes(root) || /\b(site|stories)\//.test(text), file).toBe(false);
  }
});

test('an app that uses only Button gets only the styles and packages of Button', async () => {
  const output = await buildApp(app, 'button.tsx');
  const styles = output.flatMap((file) => (file.type === 'asset' ? [file.source] : []));
  const expected = ['tokens/layers.css', 'primitives/button/button.css'];
  expect(styles).toEqual([(await Promise.all(expected.map(read))).join('')]);

  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const packages = modules.flatMap(
    (id) => /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  );
  expect([...new Set(packages)].sort()).toEqual([
    '@example/design-system',
    'react',
    'react-dom',
    'scheduler',
  ]);
});

test('it type-checks, and links accept only the app’s paths', async () => {
  await checkTypes(app);
});

test('it runs in a page, with the app’s link component', async () => {
  await buildApp(app, 'index.html');
  const server = await preview({ root: app, configFile: false, preview: { port: 0 } });
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (it) => it.type() === 'error' && problems.push(it.text()));
    page.on('requestfailed', (request) => problems.push(request.url()));
    await page.goto(server.resolvedUrls?.local[0] ?? '');

    const login = page.getByRole('button', { name: 'Login' });
    await login.hover();
    await page.locator('[aria-haspopup="menu"]').waitFor();
    await login.click();
    await page.getByRole('menuitem', { name: 'Timesheets' }).waitFor();
    expect(await page.locator('a[data-app-link]').count()).toBeGreaterThan(0);
    expect(await page.locator('a:not([data-app-link])').count()).toBe(0);

    const fonts = await page.evaluate(async () => {
      const { fonts } = document;
      await fonts.ready;
      // Fallback typefaces are system fonts, which count as loaded if the system has them.
      const own = [...fonts].filter((it) => !it.family.includes('-'));
      return own.filter((it) => it.status === 'loaded').map((it) => it.family);
    });
    expect(fonts).toEqual(typefacesOf(foundationTheme).map(({ family }) => family));

    const answer = page.getByText('It is free.');
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('What does it cost?').click();
    await answer.waitFor();

    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
