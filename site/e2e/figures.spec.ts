import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { builtPaths } from '../built-paths.ts';
import { expect, open, test } from './test.ts';

/** The words in drawings, each with its color and the color behind it. */
const wordsOf = (page: Page) =>
  page.locator('main svg[role="img"]:visible').evaluateAll((drawings) => {
    const backgroundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const { parentElement } = element;
      return backgroundColor === 'rgba(0, 0, 0, 0)' && parentElement
        ? backgroundOf(parentElement)
        : backgroundColor;
    };
    /** A thick line can also be behind a word. */
    const colorAt = (shape: SVGGeometryElement, point: DOMPoint) => {
      const { fill, stroke, strokeWidth } = getComputedStyle(shape);
      if (Number.parseFloat(strokeWidth) > 12 && shape.isPointInStroke(point)) return stroke;
      return fill !== 'none' && shape.isPointInFill(point) ? fill : undefined;
    };
    return drawings.flatMap((drawing) => {
      let shapes: SVGGeometryElement[] = [];
      return [...drawing.children].flatMap((part) => {
        if (part instanceof SVGGeometryElement) shapes = [part, ...shapes];
        if (!(part instanceof SVGTextElement)) return [];
        const { x, y, width, height } = part.getBBox();
        const middle = new DOMPoint(x + width / 2, y + height / 2);
        const beneath = shapes.map((shape) => colorAt(shape, middle)).find(Boolean);
        return {
          word: part.textContent,
          color: getComputedStyle(part).fill,
          beneath: beneath ?? backgroundOf(drawing),
        };
      });
    });
  });

/** The words in drawings that are less than 12 px high on the screen, with their size. */
const smallWords = (page: Page) =>
  page.locator('svg text:visible').evaluateAll((words) =>
    words.flatMap((word) => {
      const scale = word instanceof SVGTextElement ? word.getScreenCTM()?.a : undefined;
      const size = Number.parseFloat(getComputedStyle(word).fontSize) * (scale ?? 0);
      return size < 11.99 ? [`${word.textContent}: ${size}`] : [];
    }),
  );

const unreadable = async (page: Page) =>
  (await wordsOf(page))
    .filter(({ color, beneath }) => wcagContrast(color, beneath) < 4.5)
    .map(({ word }) => word);

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} has readable words in its drawings`, async ({ page }) => {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await unreadable(page)).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => unreadable(page)).toEqual([]);
  });

  test(`${path} has no word smaller than 12 px in a drawing, on any phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallWords(page)).toEqual([]);
    }
  });
}

test('the test finds words in drawings', async ({ page }) => {
  await open(page, '/oracle-hcm');
  expect((await wordsOf(page)).length).toBeGreaterThan(20);
});
