import type { Locator, Page } from '@playwright/test';
import { sliders as required } from '../requirements.ts';
import { openSlider, type sliders, slidesOf } from './sliders.ts';
import { expect, test } from './test.ts';

const { speed } = required.testimonials;

/** Longer than any slide is shown. */
const aWhile = 10_000;

const positionOf = (slider: Locator) =>
  slidesOf(slider)
    .first()
    .evaluate((slide) => slide.getBoundingClientRect().left);

/** Opens a slider and stops time, so that it passes only when a test says so. */
async function openStill(page: Page, name: keyof typeof sliders) {
  await page.clock.install({ time: 0 });
  const slider = await openSlider(page, name);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  return slider;
}

for (const name of ['testimonials', 'logos'] as const) {
  test(`the ${name} advance until they are paused`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await positionOf(slider);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).not.toBe(start);

    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    const paused = await positionOf(slider);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).toBe(paused);

    await slider.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).not.toBe(paused);
  });

  test(`the ${name} pause under the pointer`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await positionOf(slider);
    await slider.hover();
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).toBe(start);
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).not.toBe(start);
  });

  test(`the ${name} pause while they have focus`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await positionOf(slider);
    await slider.getByRole('button', { name: 'Pause slides' }).focus();
    await page.keyboard.press('Tab');
    await expect(slider.getByRole('button', { name: 'Previous slide' })).toBeFocused();
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).toBe(start);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(slider.locator(':focus')).toHaveCount(0);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).not.toBe(start);
  });

  test(`the ${name} don’t start automatically under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slider = await openStill(page, name);
    const start = await positionOf(slider);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).toBe(start);
    await slider.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await positionOf(slider)).not.toBe(start);
  });
}

test('the portfolio never moves automatically', async ({ page }) => {
  const slider = await openStill(page, 'portfolio');
  const start = await positionOf(slider);
  await page.clock.runFor(3 * aWhile);
  expect(await positionOf(slider)).toBe(start);
  await expect(slider.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
});

test(`a testimonial takes ${speed} ms to move into view`, async ({ page }) => {
  const slider = await openStill(page, 'testimonials');
  await slider.hover();
  const positions = () =>
    slidesOf(slider).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));
  const [start = 0, second = 0] = await positions();
  const moved = async () => (start - (await positionOf(slider))) / (second - start);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(speed / 5);
  expect(await moved()).toBeGreaterThan(0);
  expect(await moved()).toBeLessThan(0.75);
  await page.clock.runFor(speed - speed / 5);
  expect(await moved()).toBeGreaterThan(0.9);
  expect(await moved()).toBeLessThanOrEqual(1);
});
