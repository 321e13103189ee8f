import type { Page } from '@playwright/test';
import { builtPaths } from '../built-paths.ts';
import { expect, movePointer, test, waitForHydration } from './test.ts';

/** How many layout shifts there were, once all fonts have loaded. */
const countShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().length;
  });

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} hydrates without an error and without a layout shift`, async ({ page }) => {
    await page.goto(path);
    const before = await countShifts(page);
    await movePointer(page);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    expect(await countShifts(page)).toBe(before);
  });
}
