import { expect, test } from './test.ts';

/** The focused element and its outline. */
const focused = () => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return undefined;
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement);
  return {
    isFrame: activeElement.localName === 'iframe',
    html: activeElement.outerHTML.slice(0, 80),
    outlineStyle,
    outlineWidth,
    outlineColor,
  };
};

for (const [path, scheme] of [
  ['/', 'light'],
  ['/contact', 'light'],
  ['/salesforce-training', 'dark'],
  ['/blog', 'dark'],
] as const) {
  test(`everything that Tab reaches on ${path} has a focus ring`, async ({ page }) => {
    // A busy machine takes a quarter of a second for each of up to 150 stops.
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(path);
    const seen = [];
    for (let steps = 0; steps < 150; steps += 1) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate(focused);
      if (!now) break;
      // Focus is inside the map's own document.
      if (now.isFrame)
        await expect(page.locator('div:has(> iframe)')).toHaveCSS('outline-width', '3px');
      else seen.push(now);
    }
    expect(seen.length).toBeGreaterThan(20);
    const without = seen.filter(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'solid' || outlineWidth !== '3px' || /, 0\)$/.test(outlineColor),
    );
    expect(without).toEqual([]);
  });
}
