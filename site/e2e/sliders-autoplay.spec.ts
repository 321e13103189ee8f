import type { Locator, Page } from '@playwright/test';
import { openSlider, type sliders, slidesOf } from './sliders.ts';
import { expect, test } from './test.ts';

/** Longer than any slide stands still. */
const aWhile = 10_000;

const placeOf = (slider: Locator) =>
  slidesOf(slider)
    .first()
    .evaluate((slide) => slide.getBoundingClientRect().left);

/** Once the slider is ready, time passes only when a test says so. */
async function openStill(page: Page, name: keyof typeof sliders) {
  await page.clock.install({ time: 0 });
  const slider = await openSlider(page, name);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  return slider;
}

for (const name of ['testimonials', 'logos'] as const) {
  test(`the ${name} advance until they are paused`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await placeOf(slider);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).not.toBe(start);

    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    const paused = await placeOf(slider);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).toBe(paused);

    await slider.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).not.toBe(paused);
  });

  test(`the ${name} stand still under the pointer`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await placeOf(slider);
    await slider.hover();
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).toBe(start);
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).not.toBe(start);
  });

  test(`the ${name} stand still while focus is in them`, async ({ page }) => {
    const slider = await openStill(page, name);
    const start = await placeOf(slider);
    await slider.getByRole('button', { name: 'Pause slides' }).focus();
    await page.keyboard.press('Tab');
    await expect(slider.getByRole('button', { name: 'Previous slide' })).toBeFocused();
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).toBe(start);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(slider.locator(':focus')).toHaveCount(0);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).not.toBe(start);
  });

  test(`the ${name} wait for the visitor where motion is unwelcome`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slider = await openStill(page, name);
    const start = await placeOf(slider);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).toBe(start);
    await slider.getByRole('button', { name: 'Play slides' }).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(aWhile);
    expect(await placeOf(slider)).not.toBe(start);
  });
}

test('the portfolio never moves by itself', async ({ page }) => {
  const slider = await openStill(page, 'portfolio');
  const start = await placeOf(slider);
  await page.clock.runFor(3 * aWhile);
  expect(await placeOf(slider)).toBe(start);
  await expect(slider.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
});

test('a testimonial takes 500 ms to arrive', async ({ page }) => {
  const slider = await openStill(page, 'testimonials');
  await slider.hover();
  const places = () =>
    slidesOf(slider).evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));
  const [start = 0, second = 0] = await places();
  const moved = async () => (start - (await placeOf(slider))) / (second - start);
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(100);
  expect(await moved()).toBeGreaterThan(0);
  expect(await moved()).toBeLessThan(0.75);
  await page.clock.runFor(400);
  expect(await moved()).toBeGreaterThan(0.9);
  expect(await moved()).toBeLessThanOrEqual(1);
});
