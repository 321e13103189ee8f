import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { copySite } from '../build/built-copy.ts';
import { test as base, expect } from './test.ts';

type Authoring = {
  /** The URL of a development server that serves a copy of the site. */
  address: string;
  /** Replaces text in one of its content files. */
  edit: (file: string, from: string, to: string) => Promise<void>;
};

const test = base.extend<{ authoring: Authoring }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs.
  authoring: async ({}, use) => {
    const folder = await copySite();
    const server = await createServer({
      configFile: join(folder, 'vite.config.ts'),
      root: join(folder, 'site'),
      logLevel: 'error',
      server: { port: 0 },
    });
    await server.listen();
    await use({
      address: server.resolvedUrls?.local[0] ?? '',
      async edit(file, from, to) {
        const path = join(folder, 'site/content', file);
        const code = await readFile(path, 'utf8');
        expect(code).toContain(from);
        await writeFile(path, code.replace(from, to));
      },
    });
    await server.close();
    await rm(folder, { recursive: true });
  },
});

test('the browser shows an author’s changes without a reload, and mistakes until they are fixed', async ({
  page,
  authoring: { address, edit },
}) => {
  // Starting the server and checking all pages for the first time takes a while.
  test.setTimeout(180_000);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const overlay = page.locator('vite-error-overlay');
  const told = (mistake: string) => overlay.getByText(mistake).waitFor();
  const readPlace = () => page.evaluate(() => [scrollY, document.documentElement.dataset['kept']]);

  await page.goto(new URL('/about', address).href);
  await heading('Our offices').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'));
  const place = await readPlace();
  expect(place).toEqual([expect.any(Number), 'yes']);
  expect(place[0]).toBeGreaterThan(1000);

  await edit('about.ts', "title: 'Our offices'", "title: 'Four doors'");
  await heading('Four doors').waitFor();

  await edit('about.ts', "title: 'Four doors'", "title: ''");
  await told('site/content/about.ts: page.offices.title is empty. Write the text');

  await edit('about.ts', "title: ''", "title: 'Five doors'");
  await heading('Five doors').waitFor();
  await overlay.waitFor({ state: 'detached' });

  // Also on another page.
  await edit('career.ts', "title: 'Open roles'", "title: ' Open roles'");
  await told('site/content/career.ts: page.jobs.title begins or ends with a space. Remove it.');
  await edit('career.ts', "title: ' Open roles'", "title: 'Open roles'");
  await overlay.waitFor({ state: 'detached' });
  expect(await readPlace()).toEqual(place);
});
