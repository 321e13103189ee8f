import { expect, movePointer, test } from './test.ts';

const parts = [
  { name: 'the footer', path: '/about', part: 'main + div', within: 'form' },
  { name: 'the lower part of the home page', path: '/', part: 'main > :last-child', within: 'h2' },
];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { name, path, part, within } of parts) {
      test(`${name} is laid out once the visitor acts, below the first view`, async ({ page }) => {
        await page.goto(path);
        const element = page.locator(part);
        const isLaidOut = () =>
          element
            .locator(within)
            .first()
            .evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));
        const height = () => element.evaluate(({ clientHeight }) => clientHeight);
        // Until it is laid out, its placeholder must be as tall as the window.
        expect(await height()).toBeGreaterThanOrEqual(viewport.height);
        expect(await isLaidOut()).toBe(false);
        await movePointer(page);
        await expect.poll(isLaidOut).toBe(true);
      });
    }
  });
}
