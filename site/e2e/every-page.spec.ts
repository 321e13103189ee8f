import type { Page } from '@playwright/test';
import { specifiedPaths } from '../specified-paths.ts';
import { expect, open, test } from './test.ts';

/** How often something moved under the visitor's eyes. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().length;
  });

for (const path of specifiedPaths.filter((each) => each !== '/404')) {
  test(`${path} comes alive without an error and without a move`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await countShifts(page)).toBe(0);
  });
}
