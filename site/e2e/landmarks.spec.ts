import { requiredPaths } from '../required-paths.ts';
import { expect, open, test } from './test.ts';

/** As a screen reader lists them: forms and regions only if they have a name. */
const landmark = /- (banner|main|navigation|contentinfo|complementary|search|form|region)\b.*/g;

for (const path of requiredPaths.filter((each) => each !== '/404')) {
  test(`${path} has few enough landmarks to jump between`, async ({ page }) => {
    await open(page, path);
    const tree = await page.locator('body').ariaSnapshot();
    const landmarks = tree.match(landmark) ?? [];
    expect(landmarks).toContain('- main:');
    expect(landmarks.length, landmarks.join(' ')).toBeLessThanOrEqual(8);
  });
}
