import type { Page } from '@playwright/test';
import { notFoundDelay } from '../requirements.ts';
import { openStopped, stopClock } from './clock.ts';
import { expect, movePointer, openSlowly, test } from './test.ts';

// The browser itself logs the status.
test.use({ expectedErrors: [/status of 404/] });

const leaving = 'You will be taken to the home page in a moment.';
const staying = 'You’ll stay on this page until you choose another.';

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Goes to an unknown path, which shows a page that says it will redirect home. */
async function miss(page: Page) {
  await stopClock(page);
  await page.goto('/no/such-page');
  await page.clock.runFor(1);
  await expect(status(page, leaving)).toBeVisible();
  await page.clock.runFor(notFoundDelay - 500);
}

async function expectToStay(page: Page) {
  await expect(status(page, staying)).toBeVisible();
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page).toHaveURL('/404');
}

const acts: Record<string, (page: Page) => Promise<unknown>> = {
  'moves the pointer': movePointer,
  scrolls: (page) => page.evaluate(() => scrollTo({ top: 200 })),
  'presses a key': (page) => page.keyboard.press('Shift'),
  'focuses a link': (page) => page.getByRole('link', { name: 'Go to Home' }).focus(),
};

for (const [act, perform] of Object.entries(acts)) {
  test(`/404 stays, and says so, if the visitor ${act}`, async ({ page }) => {
    await miss(page);
    await perform(page);
    await expectToStay(page);
  });
}

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true });

  test('/404 stays if the visitor taps it', async ({ page }) => {
    await miss(page);
    await page.touchscreen.tap(5, 300);
    await expectToStay(page);
  });
});

test('/404 redirects home if the browser only reports a resting pointer', async ({ page }) => {
  await miss(page);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await expect(status(page, leaving)).toBeVisible();
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/');
});

test('/404 stays if the visitor has acted before it is hydrated', async ({ page }) => {
  const hydrate = await openSlowly(page, '/404');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await hydrate();
  await expect(status(page, staying)).toBeVisible();
});

test('/404 redirects home if the visitor has only acted on the page before it', async ({
  page,
}) => {
  await stopClock(page);
  await openStopped(page, '/about');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => history.pushState(null, '', '/no/such-page'));
  await expect(status(page, leaving)).toBeVisible();
  await page.clock.runFor(notFoundDelay);
  await expect(page).toHaveURL('/');
});

const idle = 'Choose a page, or see the list of all pages.';

test('the footer leads to the list of all pages, and that page stays', async ({ page }) => {
  await stopClock(page);
  await openStopped(page, '/about');
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL('/404#all-pages');
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeInViewport();
  await expect(status(page, idle)).toBeAttached();
  await expect(page).toHaveURL('/404#all-pages');
});

test('a visitor who opens the list of all pages directly is not redirected', async ({ page }) => {
  await stopClock(page);
  await page.goto('/404#all-pages');
  await page.clock.runFor(notFoundDelay + 1000);
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeInViewport();
  await expect(status(page, idle)).toBeAttached();
  await expect(page).toHaveURL('/404#all-pages');
});
