import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
// biome-ignore-start lint/style/noRestrictedImports: reads the font files, which no page does.
import { readFontCharacters } from '../../design-system/build/font-characters.ts';
import { findUncarriedText } from '../../design-system/build/uncarried-text.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the font files, which no page does.
import { builtPaths } from '../built-paths.ts';
import { waitForLateLayout } from './scroll.ts';
import { findShortTargets } from './short-targets.ts';
import { expect, open, test } from './test.ts';

const wholeTypefaces = await readFontCharacters();

/** A page may inline the letters of its first view. The full typeface has all the others. */
const fontCharacters = Object.fromEntries(
  Object.entries(wholeTypefaces).flatMap(([family, characters]) => [
    [family, characters],
    [`${family} First View`, characters],
  ]),
);

/** Violations of axe's rules, including its experimental rule for target size (WCAG 2.5.8). */
async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const tables = page.locator(':has(> table)');
  const overflows = tables.evaluateAll((all) => all.map((it) => it.scrollWidth - it.clientWidth));
  expect((await overflows).filter((overflow) => overflow > 0)).toEqual([]);
}

for (const path of builtPaths.filter((each) => each !== '/404')) {
  for (const width of [390, 1280]) {
    test(`${path} has no axe violations, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await waitForLateLayout(page);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(findUncarriedText, fontCharacters)).toEqual([]);
    });
  }

  test(`${path} has only targets that a finger can’t miss`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await waitForLateLayout(page);
    expect(await findShortTargets(page)).toEqual([]);
  });

  test(`${path} needs no horizontal scrolling at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expectNoSidewaysScroll(page);
  });
}

test('/404 has no axe violations and needs no horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Blocks the application, because it would redirect to the home page.
  await page.route(/\/assets\/client-/, () => {});
  await page.goto('/404');
  expect(await findViolations(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
