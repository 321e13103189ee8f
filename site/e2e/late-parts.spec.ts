import { expect, isHydrated, open, scrollToHydrate, test } from './test.ts';

const parts = [
  { name: 'the footer', path: '/about', part: 'footer form' },
  { name: 'the lower part of the home page', path: '/', part: 'main > :last-child' },
  { name: 'the questions', path: '/salesforce-training', part: 'main summary' },
  {
    name: 'the other articles',
    path: '/blog/tips-and-tricks-to-develop-a-professional-website',
    part: 'main > :last-child',
  },
];

for (const { name, path, part } of parts) {
  test(`${name} is hydrated when it comes near`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const element = page.locator(part).first();
    expect(await isHydrated(element)).toBe(false);
    await scrollToHydrate(element);
  });
}

test('a deferred part that was never hydrated is shown when the visitor goes back', async ({
  page,
}) => {
  await open(page, '/');
  const headings = await page.locator('main h2').allTextContents();
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  await expect(page).toHaveURL('/career');
  await page.goBack();
  await expect(page.locator('main h2')).toHaveText(headings);
});

test('questions open on a page that is reached from another page with questions', async ({
  page,
}) => {
  await open(page, '/salesforce-training');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Healthcare/ })
    .first()
    .click();
  const answer = page.locator('main details').nth(1);
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
});

test.describe('if its script fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a part stays as it was prerendered', async ({ page }) => {
    await page.route(/\/assets\/site-footer-/, (route) => route.abort());
    await open(page, '/about');
    const refused = page.waitForEvent('requestfailed');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await refused;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
    await expect(page).toHaveURL('/industries');
  });
});
