import { builtPaths } from '../built-paths.ts';
import { expect, open, test } from './test.ts';

/** The spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text in boxes that clip their overflow. */
const findCutTexts = (all: (Element | SVGElement)[]) =>
  all.flatMap((element) => {
    const { overflowX, overflowY, position, width } = getComputedStyle(element);
    const isHidden = position === 'absolute' && width === '1px';
    const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (isHidden || !cuts || !element.textContent?.trim()) return [];
    return element.scrollHeight > element.clientHeight + 1 ? [element.outerHTML.slice(0, 120)] : [];
  });

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} clips no text with larger spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await page.evaluate((css) => {
      // The page's policy doesn't allow another style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    await expect(page.locator('h1')).not.toHaveCSS('word-spacing', '0px');
    expect(await page.locator('body *').evaluateAll(findCutTexts)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
