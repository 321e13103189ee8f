import type { Page } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import { expect, open, test } from './test.ts';

// The browser logs each failure.
test.use({ expectedErrors: [/Failed to load|dynamically imported|ERR_/] });

const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });

const parts = [
  {
    name: 'a carousel',
    path: '/',
    module: '../design-system/primitives/carousel/carousel-engine.tsx',
  },
  {
    name: 'the questions',
    path: '/industries/healthcare-development',
    module: '../design-system/sections/faq/faq-questions.tsx',
  },
  { name: 'the footer', path: '/career', module: 'layout/site-footer.tsx' },
];

for (const { name, path, module } of parts) {
  test(`if the script of ${name} fails, the page is complete, even after a link and Back`, async ({
    page,
  }) => {
    const script = await scriptOf(module);
    await page.route(script, (route) => route.abort());
    await open(page, path);
    const served = await headings(page).allTextContents();
    const refused = page.waitForEvent('requestfailed');
    // Brings every part near the viewport.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await refused;
    await expect(headings(page)).toHaveText(served);

    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(headings(page)).toHaveText(served);
    await expect(page.getByRole('contentinfo').getByRole('form')).toBeAttached();
  });

  test(`if the script of ${name} fails, a link leads to the complete page`, async ({ page }) => {
    await page.goto(path);
    const served = await headings(page).allTextContents();
    await page.route(await scriptOf(module), (route) => route.abort());
    await open(page, '/about');
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(path);
    await expect(headings(page)).toHaveText(served);
  });
}

test('if a page’s script fails, a link leads to the complete page', async ({ page }) => {
  await page.goto('/');
  const served = await headings(page).allTextContents();
  await page.route(await scriptOf('routes/index.tsx'), (route) => route.abort());
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(headings(page)).toHaveText(served);
});
