import { builtPaths } from '../built-paths.ts';
import { expect, open, test } from './test.ts';

/** As screen readers list them: forms and regions only if they have a name. */
const landmark = /- (banner|main|navigation|contentinfo|complementary|search|form|region)\b.*/g;

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} has few landmarks, lists that stay lists, and no useless tab stop`, async ({
    page,
  }) => {
    await open(page, path);
    const tree = await page.locator('body').ariaSnapshot();
    const landmarks = tree.match(landmark) ?? [];
    expect(landmarks).toContain('- main:');
    // An article also has a table of contents.
    expect(landmarks.length, landmarks.join(' ')).toBeLessThanOrEqual(9);

    // Safari treats such lists as layout.
    const markers = await page
      .locator('ul, ol')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    expect(markers).not.toContain('none');

    // At this width, no table scrolls.
    await expect(page.locator('[tabindex="0"]:has(> table)')).toHaveCount(0);
  });
}
