import type { Page } from '@playwright/test';
import { builtPaths } from '../built-paths.ts';
import { expect, sectionOf, test } from './test.ts';

// The browser itself logs the status.
test.use({ expectedErrors: [/status of 404/] });

const suggested = (page: Page) =>
  sectionOf(page, 'What you may be looking for').getByRole('listitem').getByRole('link');

/** Goes to an unknown path, and stays there. */
async function miss(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('textbox', { name: 'Path' })).toBeVisible();
}

test('the closest path and five pages are suggested, and the links work', async ({ page }) => {
  await miss(page, '/industries/government');
  await expect(suggested(page)).toHaveCount(5);
  await expect(suggested(page).first()).toHaveText('Government');
  await page.getByRole('link', { name: '/industries/goverment' }).click();
  await expect(page).toHaveURL('/industries/goverment');
});

test('if no path is similar, the most popular pages are suggested', async ({ page }) => {
  await miss(page, '/javascript:alert(1)');
  await expect(suggested(page)).toHaveText([
    'All services',
    'All industries',
    'About Us',
    'Career',
    'Contact Us',
  ]);
  await expect(page.getByText('The nearest path is')).toHaveCount(0);
});

test('a very long path neither freezes the page nor widens it', async ({ page }) => {
  await miss(page, `/${'staff-/'.repeat(1000)}`);
  await expect(suggested(page)).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('/404 suggests five pages and lists all pages', async ({ page }) => {
    await page.goto('/404');
    await expect(suggested(page)).toHaveCount(5);
    await expect(page.getByText('You will be taken')).toHaveCount(0);
    const links = sectionOf(page, 'All pages').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.toSorted()).toEqual(builtPaths.filter((path) => path !== '/404'));
  });
});
