import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createBuilder, type Plugin, preview } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { browserLaunch } from '../e2e/browser.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
// Vitest sets another value, which would turn every build into a development build.
vi.stubEnv('NODE_ENV', 'production');

const outDir = await mkdtemp(join(await realpath(tmpdir()), 'shuffled-'));
const options = { configFile: join(import.meta.dirname, '../../vite.config.ts') };
afterAll(() => rm(outDir, { recursive: true }));

/**
 * Reverses the order of a page's sections after the banner and the figures, because the figures
 * state the background above them. It also repeats one section.
 */
const shuffleSections: Plugin = {
  name: 'shuffle-sections',
  enforce: 'pre',
  transform: (code, id) =>
    /routes\/oracle-hcm\.tsx(\?|$)/.test(id)
      ? code.replace(
          /(<PageSections>\s*<Banner[^>]*\/>\s*<Stats[^>]*\/>)(.*)(<\/PageSections>)/s,
          (_page, start: string, sections: string, end: string) => {
            const all = sections.match(/<[A-Z][^>]*\/>/g) ?? [];
            return [start, ...all.toReversed(), all[1], end].join('');
          },
        )
      : null,
};

const headingsOf = (page: Page) => page.locator('main h2').allTextContents();

test('a page whose sections are in a different order needs no other change', async () => {
  const builder = await createBuilder({
    ...options,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [shuffleSections],
  });
  await builder.buildApp();
  const served = await readFile(join(outDir, 'oracle-hcm.html'), 'utf8');
  const original = await readFile(join(import.meta.dirname, '../../dist/oracle-hcm.html'), 'utf8');
  expect(served).not.toBe(original);

  const server = await preview({
    ...options,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  const browser = await chromium.launch(await browserLaunch());
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (it) => it.type() === 'error' && problems.push(it.text()));
    await page.goto(`${server.resolvedUrls?.local[0]}oracle-hcm`);
    const headings = await headingsOf(page);
    expect(headings.length).toBeGreaterThan(5);
    expect(new Set(headings).size).toBe(headings.length - 1);

    // Scroll down the page, section by section, until all of it is hydrated.
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    for (const heading of await page.locator('main h2').all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect
        .poll(() => heading.evaluate((it) => it.closest('[data-unhydrated]') === null))
        .toBe(true);
    }
    expect(await headingsOf(page)).toEqual(headings);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
