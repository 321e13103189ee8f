import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { buildCopy, copySite } from '../build/built-copy.ts';
import { expect, movePointer, open, test } from './test.ts';

/** Builds the site with different text on some pages, which renames most of its scripts. */
async function buildNext() {
  const folder = await copySite();
  for (const page of ['home', 'career', 'contact']) {
    const file = join(folder, `site/content/${page}.ts`);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(banner: \{.*?title: ')/s, '$1New: '));
  }
  await buildCopy(folder);
  return folder;
}

/** Serves one build, and another one after `deploy`. It accepts forms. */
async function startHost(builds: readonly [before: string, after: string]) {
  const [before, after] = builds.map((dist) => sirv(dist, { dev: true }));
  let host = before;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      return request.resume().on('end', () => response.end('{"data":{"id":"1"}}'));
    }
    host?.(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    reset: () => {
      host = before;
    },
    deploy: () => {
      host = after;
    },
    close: () => server.close(),
  };
}

// Runs in one worker, which builds once. The browser logs each missing script.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/Failed to load|dynamically imported|MIME type/] });

let next: string;
let host: Awaited<ReturnType<typeof startHost>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  next = await buildNext();
  host = await startHost([join(import.meta.dirname, '../../dist'), join(next, 'dist')]);
});

test.afterAll(async () => {
  host.close();
  await rm(next, { recursive: true });
});

/** Opens a page, and then deploys the other build. */
async function openStale(page: Page, path: string) {
  host.reset();
  await open(page, host.origin + path);
  host.deploy();
}

const title = (page: Page) => page.locator('h1');

/** Expects the new page to show its new text and its application to start. */
async function expectNewPage(page: Page, path: string) {
  await expect(page).toHaveURL(host.origin + path);
  await expect(title(page)).toHaveText(/^New: /);
  await expect(page).not.toHaveTitle(/Error/);
  await movePointer(page);
  await expect(page.locator('#app')).not.toHaveAttribute('data-unhydrated');
}

test('a link leads to the new page, and Back to the one before', async ({ page }) => {
  await openStale(page, '/about');
  const words = await title(page).textContent();
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expectNewPage(page, '/career');
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expectNewPage(page, '/contact');
  await page.goBack();
  await expectNewPage(page, '/career');
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/about`);
  await expect(title(page)).toHaveText(words ?? '');
});

test('the brand leads home', async ({ page }) => {
  await openStale(page, '/about');
  await page.getByRole('banner').getByRole('link').first().click();
  await expectNewPage(page, '/');
});

test('a menu opens, and leads to a page', async ({ page }) => {
  await openStale(page, '/about');
  const banner = page.getByRole('banner');
  await banner.getByText('Services', { exact: true }).click();
  await banner.getByRole('link', { name: 'Oracle HCM consulting' }).click();
  await expect(page).toHaveURL(`${host.origin}/oracle-hcm`);
  await expect(title(page)).not.toHaveText(/Error/);
});

test('Back leads to a page whose script was loaded before', async ({ page }) => {
  host.reset();
  await open(page, `${host.origin}/career`);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(`${host.origin}/about`);
  // The address changes before the page has loaded.
  await expect(title(page)).not.toHaveText(/IT jobs/);
  host.deploy();
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/career`);
  await expect(title(page)).toHaveText(/IT jobs/);
});

test('the form is sent', async ({ page }) => {
  await openStale(page, '/contact');
  const form = page.getByRole('main').getByRole('form');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Phone').fill('555 0100');
  await form.getByLabel('Area of interest').selectOption('Career');
  await form.getByLabel('Message').fill('Hello there.');
  const sent = page.waitForRequest(/\/post-inquiry$/);
  await form.getByRole('button', { name: 'Submit' }).click();
  expect((await sent).postData()).toContain('Hello there.');
  // The answer of this host is a document of its own.
  await expect(page).toHaveURL(`${host.origin}/post-inquiry`);
});

test('the carousel scrolls', async ({ page }) => {
  await openStale(page, '/');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  await carousel.scrollIntoViewIfNeeded();
  const slides = carousel.getByRole('group', { name: 'Slides' });
  const left = () => slides.evaluate((element) => element.scrollLeft);
  await slides.focus();
  const before = await left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(before);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
});
