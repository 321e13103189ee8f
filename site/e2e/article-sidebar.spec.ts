import type { Page } from '@playwright/test';
import { builtPaths } from '../built-paths.ts';
import { scrollThresholds } from '../requirements.ts';
import { scrollTo, withoutScrollTimelines } from './scroll.ts';
import { expect, open, test } from './test.ts';

const { header, articleSidebar } = scrollThresholds;

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Discuss your project' });

async function expectThreshold(page: Page) {
  const sidebar = sidebarOf(page);
  await expect(sidebar).toHaveCSS('position', 'static');
  await scrollTo(page, articleSidebar - 1);
  await expect(sidebar).toHaveCSS('position', 'static');
  await scrollTo(page, articleSidebar);
  await expect(sidebar).toHaveCSS('position', 'sticky');
  await scrollTo(page, articleSidebar - 1);
  await expect(sidebar).toHaveCSS('position', 'static');
}

for (const path of builtPaths.filter((each) => each.startsWith('/blog/'))) {
  test(`${path}: the sidebar is sticky from ${articleSidebar} px of scroll`, async ({ page }) => {
    await open(page, path);
    await expectThreshold(page);
  });
}

test.describe('with scripts blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('the sidebar is still sticky', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/blog/tips-and-tricks-to-develop-a-professional-website');
    await expectThreshold(page);
  });
});

test('in a browser without scroll-driven animations, the sidebar sticks once it reaches the header', async ({
  page,
}) => {
  await withoutScrollTimelines(page);
  await page.goto('/blog/tips-and-tricks-to-develop-a-professional-website');
  for (const y of [800, 1600]) {
    await scrollTo(page, y);
    await expect(sidebarOf(page)).toBeInViewport({ ratio: 1 });
  }
});

test('below the title, the sidebar is to the right of the article and stays in view, clear of the header', async ({
  page,
}) => {
  await open(page, '/blog/tips-and-tricks-to-develop-a-professional-website');
  const article = page.getByRole('article').first();
  const sidebar = page.getByRole('complementary', { name: 'Discuss your project' });
  for (const y of [800, 1600]) {
    await scrollTo(page, y);
    await expect(sidebar).toBeInViewport({ ratio: 1 });
    const text = await article.boundingBox();
    const aside = await sidebar.boundingBox();
    const bar = await page.getByRole('banner').getByRole('link', { name: 'Home' }).boundingBox();
    expect(aside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    if (y >= header) expect(aside?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('in a short window, each part of the form scrolls into view on focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/blog/tips-and-tricks-to-develop-a-professional-website');
  await scrollTo(page, 800);
  const sidebar = sidebarOf(page);
  const controls = [
    ...(await sidebar.getByRole('textbox').all()),
    sidebar.getByRole('combobox'),
    sidebar.getByRole('button', { name: 'Submit' }),
  ];
  for (const control of controls) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect(controls.length).toBeGreaterThan(4);
  expect(await page.evaluate(() => scrollY)).toBe(800);
});

test('on a phone the sidebar follows the article and never sticks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog/tips-and-tricks-to-develop-a-professional-website');
  const sidebar = page.getByRole('complementary', { name: 'Discuss your project' });
  await scrollTo(page, 800);
  await expect(sidebar).toHaveCSS('position', 'static');
  const text = await page.getByRole('article').first().boundingBox();
  const aside = await sidebar.boundingBox();
  expect(aside?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
});
