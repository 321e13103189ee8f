import { expect, open, test } from './test.ts';

// The browser and React log the failure.
test.use({ expectedErrors: [/Failed to (load resource|fetch dynamically imported module)/] });

test('a page that fails says so within the layout, and the others still work', async ({ page }) => {
  await open(page, '/about');
  await page.route(/\/assets\/career-/, (route) => route.abort());
  await page.getByRole('link', { name: 'Career', exact: true }).first().click();

  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading).not.toHaveText('Unexpected Application Error!');
});
