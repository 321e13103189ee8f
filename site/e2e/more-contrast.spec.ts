import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect, open, test } from './test.ts';

/** The colors of text and of control outlines, each with the color behind it. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const transparent = 'rgba(0, 0, 0, 0)';
    const behind = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const { parentElement } = element;
      return backgroundColor === transparent && parentElement
        ? behind(parentElement)
        : backgroundColor;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return {
      texts: shown('body *:not(svg *, script, option)')
        .filter(hasText)
        .map((element) => [getComputedStyle(element).color, behind(element)] as const),
      quiet: shown('dt, label, td, th, form p').map(
        (element) => [getComputedStyle(element).color, behind(element)] as const,
      ),
      outlines: shown('input:not([type=file]), textarea, select').map(
        (control) =>
          [
            getComputedStyle(control).borderColor,
            behind(control.parentElement ?? control),
          ] as const,
      ),
    };
  });

const contrasts = (pairs: (readonly [string, string])[]) =>
  pairs.map(([color, background]) => wcagContrast(color, background));

for (const path of ['/oracle-hcm', '/contact', '/privacy-policy', '/salesforce-training']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path}, ${colorScheme}, has stronger text and lines for visitors who prefer contrast`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await page.goto(path);
      // Before any script has run, and after.
      for (const start of [undefined, () => open(page, path)]) {
        await start?.();
        const { texts, quiet, outlines } = await colorsOf(page);
        expect(quiet.length).toBeGreaterThan(0);
        expect(Math.min(...contrasts(texts))).toBeGreaterThanOrEqual(4.5);
        expect(Math.min(...contrasts([...quiet, ...outlines]))).toBeGreaterThanOrEqual(7);
      }
    });
  }
}

test('without that preference, muted text stays muted', async ({ page }) => {
  await page.goto('/contact');
  const { outlines } = await colorsOf(page);
  expect(Math.min(...contrasts(outlines))).toBeLessThan(7);
});
