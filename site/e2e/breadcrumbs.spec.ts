import { expect, open, test } from './test.ts';

test('breadcrumbs lead to the page above, and change with the page', async ({ page }) => {
  await open(page, '/oracle-hcm');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Services', 'Oracle HCM consulting']);
  await breadcrumbs.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(breadcrumbs).toHaveCount(0);
  await page.goBack();
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Oracle HCM consulting');
});
