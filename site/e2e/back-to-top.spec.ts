import type { Page } from '@playwright/test';
import { scrollThresholds } from '../requirements.ts';
import { scrollTo, withoutScrollTimelines } from './scroll.ts';
import { expect, holdBack, open, test, waitForHydration } from './test.ts';

const { backToTop } = scrollThresholds;

const toTopOf = (page: Page) => page.getByRole('link', { name: 'Back to top' });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function expectThreshold(page: Page) {
  await expect(toTopOf(page)).toBeHidden();
  await scrollTo(page, backToTop);
  await expect(toTopOf(page)).toBeHidden();
  await scrollTo(page, backToTop + 1);
  await expect(toTopOf(page)).toBeVisible();
  await scrollTo(page, backToTop);
  await expect(toTopOf(page)).toBeHidden();
}

test.describe('with scripts blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  // A short page requests its typefaces, and a long one contains letters, which changes its styles.
  for (const path of ['/contact', '/', '/oracle-hcm']) {
    test(`the link to the top of ${path} appears and leads there`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expectThreshold(page);
      await scrollTo(page, 2000);
      await toTopOf(page).click();
      expect(await scrollY(page)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(toTopOf(page)).toBeHidden();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to the top leads there', async ({ page }) => {
    await page.goto('/about');
    await page.mouse.wheel(0, 2000);
    await toTopOf(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test('hydration keeps the position to which an early press and the visitor have scrolled', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/client-/);
  await page.goto('/about');
  await scrollTo(page, 2000);
  await toTopOf(page).click();
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 800);
  release();
  await waitForHydration(page);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(toTopOf(page)).toBeVisible();
  expect(await scrollY(page)).toBe(800);

  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeVisible();
});

test('after hydration, the link doesn’t change the URL and the history', async ({ page }) => {
  await open(page, '/about');
  await scrollTo(page, 800);
  const length = await page.evaluate(() => history.length);
  await toTopOf(page).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey']) {
  test(`the browser handles a click on the link with ${modifier}`, async ({ page }) => {
    await open(page, '/about');
    await scrollTo(page, 800);
    const isLeft = await toTopOf(page).evaluate((link, pressed) => {
      let isPrevented = true;
      const look = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [pressed]: true }),
      );
      return !isPrevented;
    }, modifier);
    expect(isLeft).toBe(true);
  });
}

test('in a browser without scroll-driven animations, a script shows the link', async ({ page }) => {
  await withoutScrollTimelines(page);
  await open(page, '/about');
  await expectThreshold(page);
});
