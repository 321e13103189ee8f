import type { Page } from '@playwright/test';
import { expect, holdBack, open, openSlowly, test } from './test.ts';

const isShown = (page: Page) =>
  page.evaluate(() => document.querySelector('[popover=manual]')?.checkVisibility());

/**
 * Records when the line appears, because nothing can be read while the browser waits for a page.
 */
const noteAppearance = (page: Page) =>
  page.addInitScript(() => {
    const note = () => sessionStorage.setItem('appeared', location.pathname);
    // Fires at once, unlike `toggle`, because the next page may come first.
    addEventListener('beforetoggle', ({ newState }) => newState === 'open' && note(), true);
  });

const appearedOn = (page: Page) => page.evaluate(() => sessionStorage.getItem('appeared'));

const follow = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click({ noWaitAfter: true });

test('shows at once that a page is loading, before hydration', async ({ page }) => {
  await noteAppearance(page);
  await openSlowly(page, '/about');
  await follow(page);
  await expect(page).toHaveURL('/career');
  expect(await appearedOn(page)).toBe('/about');
  expect(await isShown(page)).toBe(false);
});

test('shows until the script of the next page has loaded', async ({ page }) => {
  await open(page, '/about');
  const release = await holdBack(page, /\/assets\/career-/);
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expect.poll(() => isShown(page)).toBe(true);
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => isShown(page)).toBe(false);
});

test('disappears when the visitor stops loading', async ({ page }) => {
  await noteAppearance(page);
  await page.addInitScript(() => addEventListener('toggle', () => stop(), true));
  await openSlowly(page, '/about');
  await holdBack(page, '**/career');
  await follow(page);
  await expect.poll(() => appearedOn(page)).toBe('/about');
  await expect.poll(() => isShown(page)).toBe(false);
  await expect(page).toHaveURL('/about');
});

for (const name of ['a part of the page', 'an email address']) {
  test(`doesn’t appear for ${name}`, async ({ page }) => {
    await openSlowly(page, '/about');
    const selector = name === 'an email address' ? '[href^="mailto:"]' : '[href="#main"]';
    await page.locator(selector).first().press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isShown(page)).toBe(false);
  });
}

test('disappears when the visitor comes back to the restored page', async ({ page }) => {
  await openSlowly(page, '/about');
  await follow(page);
  await expect(page).toHaveURL('/career');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => isShown(page)).toBe(false);
});
