import type { Locator } from '@playwright/test';
import { scrollTo, waitForLateLayout } from './scroll.ts';
import { expect, holdBack, open, test, waitForHydration } from './test.ts';

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

test('going back restores the scroll position', async ({ page }) => {
  await open(page, '/privacy-policy');
  await scrollTo(page, 300);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

for (const path of ['/privacy-policy', '/']) {
  test(`going back restores the position at the end of ${path}`, async ({ page }) => {
    await open(page, path);
    await waitForLateLayout(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Career' });
    await link.scrollIntoViewIfNeeded();
    const before = await topOf(link);
    await link.click();
    await expect(page).toHaveURL('/career');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(20);
  });
}

test('going back restores a position that was reached before scripts had loaded', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/about');
  await scrollTo(page, 700);
  release();
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page).toHaveURL('/career');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a reload keeps the scroll position', async ({ page }) => {
  await open(page, '/');
  await waitForLateLayout(page);
  const heading = page.getByRole('heading', { name: 'Latest articles' });
  await heading.evaluate((element) => element.scrollIntoView());
  const before = await topOf(heading);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(heading)) - before)).toBeLessThan(20);
});
