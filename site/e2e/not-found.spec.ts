import type { Page } from '@playwright/test';
import { notFoundDelay } from '../requirements.ts';
import { openStopped, stopClock } from './clock.ts';
import { expect, movePointer, test } from './test.ts';

// The browser itself logs the status.
test.use({ expectedErrors: [/status of 404/] });

test('an unknown path has status 404, is shown as /404, and redirects home after a delay', async ({
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
  await openStopped(page, '/404');
  await page.clock.runFor(notFoundDelay - 500);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL('/about');
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page).toHaveURL('/about');
});

test('a navigation within the site to an unknown path leads to /404 as well', async ({ page }) => {
  await stopClock(page);
  await openStopped(page, '/about');
  await page.evaluate(() => history.pushState(null, '', '/no/such-page'));
  await expect(page).toHaveURL('/404');
});

/** Goes to an unknown path and stops before `/404` redirects home. */
async function miss(page: Page, path: string) {
  await stopClock(page);
  await page.goto(path);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/404');
}

const pathField = (page: Page) => page.getByRole('textbox', { name: 'Path' });

test('the path that led to /404 is shown, and can be corrected', async ({ page }) => {
  await miss(page, '/staff-augmentatoin');
  await expect(page.getByText('There’s no page at “/staff-augmentatoin”.')).toBeVisible();
  await expect(pathField(page)).toHaveValue('/staff-augmentatoin');
  await page.clock.runFor(notFoundDelay - 500);
  await pathField(page).focus();
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page).toHaveURL('/404');

  await pathField(page).fill('/staff-augmentation');
  await pathField(page).press('Enter');
  await expect(page).toHaveURL('/staff-augmentation');
  await expect(page.locator('h1')).toBeVisible();
});

test('the path is still shown after a reload, but not if /404 itself was requested', async ({
  page,
}) => {
  await miss(page, '/no/such-page');
  await expect(pathField(page)).toHaveValue('/no/such-page');
  await page.reload();
  await page.clock.runFor(1);
  await movePointer(page);
  await expect(pathField(page)).toHaveValue('/no/such-page');
  await page.goto('/about');
  await openStopped(page, '/404');
  await expect(pathField(page)).toBeHidden();
});

/** Paths as the address bar sends them, and as they are shown. */
const hostile = {
  '/%3Cimg%20src=x%20onerror=alert(1)%3E': '/%3Cimg src=x onerror=alert(1)%3E',
  '//evil.example/x': '/evil.example/x',
  '/%2F%2Fevil.example': '/%2F%2Fevil.example',
  '/%5C%5Cevil.example': '/%5C%5Cevil.example',
  '/javascript:alert(1)': '/javascript:alert(1)',
  '/100%25': '/100%',
  '/%E0%A4%A': '/%E0%A4%A',
  '/%C3%BCber%20uns': '/über uns',
};

for (const [path, shown] of Object.entries(hostile)) {
  test(`${path} is shown as text, and doesn’t lead to another site`, async ({ page, baseURL }) => {
    page.on('dialog', () => {
      throw new Error('The path ran as a script.');
    });
    await miss(page, baseURL + path);
    await expect(pathField(page)).toHaveValue(shown);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await pathField(page).press('Enter');
    expect(new URL((await asked).url()).origin).toBe(baseURL);
  });
}

test('a very long path is truncated in the text, and complete in its field', async ({ page }) => {
  const path = `/${'long-'.repeat(400)}`;
  await miss(page, path);
  await expect(pathField(page)).toHaveValue(path);
  await expect(page.getByText('There’s no page at')).toContainText('…”');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
