import { builtPaths } from '../built-paths.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const path of builtPaths) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('h1')).toHaveCSS('font-family', /Funnel Display/);
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}

test('links lead from page to page', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
});
