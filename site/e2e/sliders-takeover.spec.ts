import type { Locator } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import {
  frameOf,
  nextOf,
  openSliderEarly,
  previousOf,
  reachableSlides,
  seenSlides,
  sliderOf,
  slidesOf,
  swipe,
  trackSlide,
  waitForEmbla,
} from './sliders.ts';
import { expect, holdBack, open, scrollToHydrate, test } from './test.ts';

const engine = '../design-system/primitives/carousel/carousel-engine.tsx';

const spread = (positions: readonly number[]) => Math.max(...positions) - Math.min(...positions);

/** Reads where a slide starts, in px. It is in view before it is at rest. */
const startOf = (slider: Locator, slide: number) => () =>
  slidesOf(slider)
    .nth(slide)
    .evaluate((element) => Math.round(element.getBoundingClientRect().x));

for (const name of ['testimonials', 'portfolio', 'logos'] as const) {
  for (const width of [390, 1280]) {
    test(`${width} px wide, the ${name} stay where a press has scrolled them`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { slider, arrive } = await openSliderEarly(page, name);
      const first = await seenSlides(slider);
      const next = first.map((index) => index + 1);
      const start = await startOf(slider, 0)();
      await nextOf(slider).click();
      await expect.poll(() => seenSlides(slider)).toEqual(next);
      await expect.poll(startOf(slider, 1)).toBe(start);
      const positions = await trackSlide(slider, 1);
      await arrive();
      await expect.poll(() => reachableSlides(slider)).toEqual(next);
      expect(spread(await positions())).toBeLessThanOrEqual(1);
      await previousOf(slider).click();
      await expect.poll(() => reachableSlides(slider)).toEqual(first);
    });
  }
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the slides stay where a swipe has scrolled them', async ({ page }) => {
    const { slider, arrive } = await openSliderEarly(page, 'testimonials');
    const start = await startOf(slider, 0)();
    await swipe(slider);
    await expect.poll(() => seenSlides(slider)).toEqual([1]);
    await swipe(slider);
    await expect.poll(() => seenSlides(slider)).toEqual([2]);
    await expect.poll(startOf(slider, 2)).toBe(start);
    const positions = await trackSlide(slider, 2);
    await arrive();
    await expect.poll(() => reachableSlides(slider)).toEqual([2]);
    expect(spread(await positions())).toBeLessThanOrEqual(1);
    await swipe(slider);
    await expect.poll(() => reachableSlides(slider)).toEqual([3]);
  });
});

test('Embla waits until the slides are at rest, no matter how often they are moved', async ({
  page,
}) => {
  const release = await holdBack(page, await scriptOf(engine));
  await open(page, '/');
  const slider = sliderOf(page, 'portfolio');
  await scrollToHydrate(slider);
  const positions = await trackSlide(slider, 1);
  await nextOf(slider).click();
  release();
  await waitForEmbla(slider);
  await expect.poll(() => reachableSlides(slider)).toEqual([1]);
  const all = await positions();
  const backward = all.filter((position, frame) => position > (all[frame - 1] ?? position) + 1);
  expect(backward).toEqual([]);
  expect(all.at(-1)).toBeCloseTo((await frameOf(slider).boundingBox())?.x ?? Number.NaN, 0);
});

test('no press is lost while Embla starts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, await scriptOf(engine));
  await open(page, '/');
  const slider = sliderOf(page, 'logos');
  await scrollToHydrate(slider);
  // Before, while, and after it starts, with as much time between presses as a finger takes.
  const presses = nextOf(slider).evaluate(async (button: HTMLElement) => {
    for (let press = 1; press <= 9; press++) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
  });
  release();
  await presses;
  await waitForEmbla(slider);
  await expect.poll(() => reachableSlides(slider)).toEqual([9, 10]);
});

test('keys scroll before Embla starts, and move the slides on from there', async ({ page }) => {
  const { slider, arrive } = await openSliderEarly(page, 'portfolio');
  await frameOf(slider).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
  await arrive();
  await expect.poll(() => reachableSlides(slider)).toEqual([1]);
  await expect(frameOf(slider)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => reachableSlides(slider)).toEqual([2]);
});

test('focus inside a slide in view stays there', async ({ page }) => {
  const { slider, arrive } = await openSliderEarly(page, 'portfolio');
  await nextOf(slider).click();
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
  const title = slidesOf(slider).nth(1).getByRole('heading');
  await title.evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await arrive();
  await expect.poll(() => reachableSlides(slider)).toEqual([1]);
  await expect(title).toBeFocused();
});

test('focus inside a slide that was scrolled out of view moves to the slides', async ({ page }) => {
  const { slider, arrive } = await openSliderEarly(page, 'portfolio');
  await slidesOf(slider)
    .first()
    .getByRole('heading')
    .evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
  await nextOf(slider).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
  await arrive();
  await expect.poll(() => reachableSlides(slider)).toEqual([1]);
  await expect(frameOf(slider)).toBeFocused();
});

test('slides that have focus when Embla starts don’t advance', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const { slider, arrive } = await openSliderEarly(page, 'logos');
  await previousOf(slider).focus();
  await page.keyboard.press('Tab');
  await expect(nextOf(slider)).toBeFocused();
  await arrive();
  await page.clock.runFor(10_000);
  expect(await reachableSlides(slider)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await expect(nextOf(slider)).toBeFocused();
});

test('under reduced motion, a press moves the slides at once before and after Embla starts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slider, arrive } = await openSliderEarly(page, 'portfolio');
  const press = () =>
    nextOf(slider).evaluate((button: HTMLElement) => {
      button.click();
    });
  await press();
  expect(await seenSlides(slider)).toEqual([1]);
  await arrive();
  await press();
  expect(await seenSlides(slider)).toEqual([2]);
});
