import type { Page } from '@playwright/test';
import { notFoundDelay } from '../requirements.ts';
import { expect, open, test } from './test.ts';

// The browser itself logs the status.
test.use({ expectedErrors: [/status of 404/] });

/** Stops time, so that it passes only when a test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

test('an unknown path is answered with 404, shown as /404, and leads home after a delay', async ({
  page,
}) => {
  await stopClock(page);
  const response = await page.goto('/no/such-page');
  expect(response?.status()).toBe(404);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('The requested page does not exist.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await page.clock.runFor(notFoundDelay - 10);
  await expect(page).toHaveURL('/404');
  await page.clock.runFor(10);
  await expect(page).toHaveURL('/');
});

test('an unknown path leaves no trace in the history', async ({ page }) => {
  await stopClock(page);
  await page.goto('/about');
  await page.goto('/no/such-page');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/404');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a visitor who leaves /404 in time stays where they went', async ({ page }) => {
  await stopClock(page);
  await open(page, '/404');
  await page.clock.runFor(notFoundDelay - 500);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page).toHaveURL('/about');
});

test('a navigation within the site to an unknown path leads to /404 as well', async ({ page }) => {
  await stopClock(page);
  await open(page, '/about');
  await page.evaluate(() => history.pushState(null, '', '/no/such-page'));
  await expect(page).toHaveURL('/404');
});
