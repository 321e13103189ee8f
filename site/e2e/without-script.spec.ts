// biome-ignore lint/style/noRestrictedImports: reads the theme, which names the typeface.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { builtPaths } from '../built-paths.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const path of builtPaths) {
  test(`${path} is readable without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('h1')).toHaveCSS(
      'font-family',
      new RegExp(foundationTheme.typefaces.heading.family),
    );
    await expect(page.locator('main').getByRole('link').first()).toBeVisible();
  });
}

test('links lead from page to page', async ({ page }) => {
  await page.goto('/about');
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
});
