import type { Locator } from '@playwright/test';
import { expect, isHydrated, open, test } from './test.ts';

/** Follows a link with the keyboard and waits until focus has moved to the new page. */
async function follow(link: Locator, path: string) {
  await link.focus();
  await expect.poll(() => isHydrated(link)).toBe(true);
  await link.press('Enter');
  await expect(link.page()).toHaveURL(path);
  await expect(link.page().locator('h1')).toBeFocused();
}

test('Back returns focus to the link that was followed, and Tab continues from there', async ({
  page,
}) => {
  await open(page, '/services');
  const link = page.getByRole('main').locator('a[href="/staff-augmentation"]').first();
  const next = page.getByRole('main').locator('a[href="/rpo-services"]').first();
  await page.getByRole('main').locator('a[href="/strategic-staffing"]').first().focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  await follow(link, '/staff-augmentation');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
});

test('among several links to the same page, the one that was followed takes focus', async ({
  page,
}) => {
  await open(page, '/about');
  const links = page.locator('a[href="/contact"]:visible');
  const index = (await links.count()) - 1;
  expect(index).toBeGreaterThan(0);
  await follow(links.nth(index), '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(links.nth(index)).toBeFocused();
});

test('Back and Forward each return focus to the link of their page', async ({ page }) => {
  await open(page, '/services');
  const first = page.getByRole('main').locator('a[href="/staff-augmentation"]').first();
  await follow(first, '/staff-augmentation');
  const second = page.getByRole('contentinfo').getByRole('link', { name: 'Career' });
  await follow(second, '/career');
  await page.goBack();
  await expect(page).toHaveURL('/staff-augmentation');
  await expect(second).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(first).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/staff-augmentation');
  await expect(second).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/career');
  await expect(page.locator('h1')).toBeFocused();
});

test('a page that is opened through a link again starts at its heading', async ({ page }) => {
  await open(page, '/about');
  const banner = page.getByRole('banner');
  await follow(banner.getByRole('link', { name: 'Career', exact: true }), '/career');
  await follow(banner.getByRole('link', { name: 'About Us', exact: true }), '/about');
});

test('for a link in a menu that has closed, the button of the menu takes focus', async ({
  page,
}) => {
  await open(page, '/about');
  const opener = page.getByRole('banner').locator('summary', { hasText: 'Services' });
  await opener.press('Enter');
  const link = page.getByRole('banner').getByRole('link', { name: 'RPO services' });
  await follow(link, '/rpo-services');
  await expect(link).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('for a link in the closed menu, the menu’s button takes focus', async ({ page }) => {
    await open(page, '/about');
    const banner = page.getByRole('banner');
    const opener = banner.getByRole('button', { name: 'Menu' });
    await opener.press('Enter');
    await banner.locator('summary', { hasText: 'Industries' }).press('Enter');
    await follow(
      banner.getByRole('link', { name: 'Healthcare' }),
      '/industries/healthcare-development',
    );
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(opener).toBeFocused();
  });
});

test('if the link is gone, reading starts at the heading', async ({ page }) => {
  await open(page, '/about');
  const link = page.getByRole('main').getByRole('link').first();
  // A link that the page won't have when it is shown again.
  await link.evaluate((element) => element.setAttribute('href', '/contact?gone'));
  await follow(link, '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeFocused();
});
