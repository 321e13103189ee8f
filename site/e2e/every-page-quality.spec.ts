import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { specifiedPaths } from '../specified-paths.ts';
import { expect, open, test } from './test.ts';

/** Opens a page and stops the clock: /404 would lead away, sliders would move. */
async function openStill(page: Page, path: string) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, path);
}

/** What breaks a rule of axe, its experimental target size (WCAG 2.5.8) included. */
async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

for (const path of specifiedPaths) {
  for (const width of [390, 1280]) {
    test(`${path} has no axe violation, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openStill(page, path);
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`${path} needs no horizontal scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStill(page, path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([scrollWidth, clientWidth]).toEqual([320, 320]);
  });
}
