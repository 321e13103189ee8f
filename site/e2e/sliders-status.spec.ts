import type { Locator } from '@playwright/test';
import {
  frameOf,
  nextOf,
  openSlider,
  previousOf,
  seenSlides,
  type sliders,
  slidesOf,
} from './sliders.ts';
import { expect, test } from './test.ts';

const names: readonly (keyof typeof sliders)[] = ['testimonials', 'portfolio', 'logos'];

const statusOf = (slider: Locator) => slider.getByRole('status');

/** The slides named in the status, by index: “Slides 3 to 4 and 1 of 4” is 0, 2, and 3. */
async function namedSlides(slider: Locator) {
  const [slides = ''] = (await statusOf(slider).innerText()).split(' of ');
  return [...slides.matchAll(/(\d+)(?: to (\d+))?/g)]
    .flatMap(([, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
    )
    .map((slide) => slide - 1)
    .toSorted((a, b) => a - b);
}

const expectTruth = (slider: Locator) =>
  expect(async () => expect(await namedSlides(slider)).toEqual(await seenSlides(slider))).toPass();

for (const name of names) {
  for (const width of [1280, 800, 390]) {
    test(`${width} px wide, a press announces which ${name} are in view`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const slider = await openSlider(page, name);
      await expect(statusOf(slider)).toBeEmpty();
      for (let step = 0; step < (await slidesOf(slider).count()); step++) {
        await nextOf(slider).click();
        await expectTruth(slider);
      }
      await previousOf(slider).click();
      await expectTruth(slider);
    });
  }
}

test('an arrow key also announces what is in view', async ({ page }) => {
  const slider = await openSlider(page, 'testimonials');
  await frameOf(slider).focus();
  await page.keyboard.press('ArrowRight');
  await expect(statusOf(slider)).toHaveText('Slides 2 to 4 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(statusOf(slider)).toHaveText('Slides 3 to 4 and 1 of 4');
  await expect.poll(() => seenSlides(slider)).toEqual([0, 2, 3]);
});

test('automatic advances announce nothing, and clear the last announcement', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const slider = await openSlider(page, 'testimonials');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await nextOf(slider).click();
  await expect(statusOf(slider)).not.toBeEmpty();
  const spoken = await statusOf(slider).evaluateHandle((status) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const start = await slidesOf(slider).first().boundingBox();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await slidesOf(slider).first().boundingBox()).not.toEqual(start);
  expect(await spoken.jsonValue()).toEqual(['']);
});

test('a new width clears the last announcement', async ({ page }) => {
  const slider = await openSlider(page, 'portfolio');
  await nextOf(slider).click();
  await expect(statusOf(slider)).toHaveText('Slide 2 of 3');
  await page.setViewportSize({ width: 800, height: 844 });
  await expect(statusOf(slider)).toBeEmpty();
});
