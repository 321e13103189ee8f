import { openSlider, reachableSlides, seenSlides, sliderOf, slidesOf } from './sliders.ts';
import { expect, test } from './test.ts';

/** How many slides are side by side at a width, on both sides of each breakpoint. */
const expected = {
  testimonials: { all: 4, seen: { 1280: 3, 1199: 3, 1198: 2, 767: 2, 766: 1, 390: 1 } },
  portfolio: { all: 3, seen: { 1280: 1, 1199: 1, 1198: 2, 767: 2, 390: 2 } },
  logos: { all: 14, seen: { 1280: 8, 1199: 8, 1198: 5, 767: 5, 766: 3, 480: 3, 479: 2, 390: 2 } },
} as const;

const names = ['testimonials', 'portfolio', 'logos'] as const;

for (const name of names) {
  const { all, seen } = expected[name];
  for (const [width, count] of Object.entries(seen)) {
    const inView = Array.from({ length: count }, (_, index) => index);

    test(`${width} px wide, the ${name} show ${count} of ${all}`, async ({ page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const slider = await openSlider(page, name);
      await expect(slidesOf(slider)).toHaveCount(all);
      await expect.poll(() => seenSlides(slider)).toEqual(inView);
      await expect.poll(() => reachableSlides(slider)).toEqual(inView);
    });
  }

  test(`the ${name} are laid out the same before any script runs`, async ({ page }) => {
    // A timer starts the scripts.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    const slider = sliderOf(page, name);
    for (const [width, count] of Object.entries(seen)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      expect(await seenSlides(slider)).toHaveLength(count);
    }
  });

  test(`the ${name} advance by one, and start over after the last`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slider = await openSlider(page, name);
    const next = slider.getByRole('button', { name: 'Next slide' });
    for (let step = 1; step <= all; step++) {
      await next.click();
      const inView = Array.from({ length: seen[1280] }, (_, index) => (step + index) % all);
      await expect.poll(() => reachableSlides(slider)).toEqual(inView.sort((a, b) => a - b));
    }
    await slider.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => reachableSlides(slider)).toContain(all - 1);
  });
}
