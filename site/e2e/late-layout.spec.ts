import type { Locator } from '@playwright/test';
import { expect, holdBack, movePointer, test } from './test.ts';

const parts = [
  { name: 'the footer', path: '/about', part: 'main + div', within: 'form' },
  { name: 'the lower part of the home page', path: '/', part: 'main > :last-child', within: 'h2' },
];

const isLaidOut = (found: Locator) =>
  found.first().evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { name, path, part, within } of parts) {
      test(`${name} is laid out once the page has loaded or the visitor acts, below the first view`, async ({
        page,
      }) => {
        // The page is loading until this image is here.
        const release = await holdBack(page, /\?late/);
        await page.addInitScript(() => {
          new Image().src = '/apple-touch-icon.png?late';
        });
        const element = page.locator(part);
        const content = element.locator(within);
        const height = () => element.evaluate(({ clientHeight }) => clientHeight);
        const open = () => page.goto(path, { waitUntil: 'domcontentloaded' });

        await open();
        // Until it is laid out, its placeholder must be as tall as the window.
        expect(await height()).toBeGreaterThanOrEqual(viewport.height);
        expect(await isLaidOut(content)).toBe(false);
        await movePointer(page);
        await expect.poll(() => isLaidOut(content)).toBe(true);

        await open();
        expect(await isLaidOut(content)).toBe(false);
        release();
        await expect.poll(() => isLaidOut(content)).toBe(true);
      });
    }
  });
}
