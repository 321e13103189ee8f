import type { Page } from '@playwright/test';
import { browserLaunch } from './browser.ts';
import { expect, open, openSlowly, test } from './test.ts';

// Playwright turns the cache off.
test.use({
  launchOptions: {
    ...(await browserLaunch()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/**
 * Leaves the page through a link that the browser follows, goes back, and returns why the browser
 * could not keep the page. Reasons within the browser don't count.
 */
async function reasonsOfPage(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  const reasons: string[] = [];
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
    reasons.push('looked', ...ofPage.map(({ reason }) => reason));
  });
  const path = new URL(page.url()).pathname;
  await page.goto('/career');
  await page.goBack();
  await expect(page).toHaveURL(path);
  const isKept = await page.evaluate(() => 'isKept' in window);
  // Without the cache, the browser says why.
  if (!isKept) await expect.poll(() => reasons).toContain('looked');
  return reasons.filter((reason) => reason !== 'looked');
}

const keep = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }));

for (const path of ['/', '/contact']) {
  test(`${path} can be restored as it was, before hydration`, async ({ page }) => {
    await openSlowly(page, path);
    await keep(page);
    expect(await reasonsOfPage(page)).toEqual([]);
  });

  test(`${path} can be restored as it was, once hydrated`, async ({ page }) => {
    await open(page, path);
    await keep(page);
    expect(await reasonsOfPage(page)).toEqual([]);
  });
}

test('the test notices a page that opts out of the cache', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsOfPage(page)).not.toEqual([]);
});
