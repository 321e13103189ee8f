import { waitForLateLayout } from './scroll.ts';
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
} from './sliders.ts';
import { expect, test } from './test.ts';

const names = ['testimonials', 'portfolio', 'logos'] as const;
/** How many slides each carousel can be moved by on a phone before its end. */
const lastOnPhone = { testimonials: 3, portfolio: 1, logos: 12 };

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const name of names) {
  test(`before hydration, the buttons of the ${name} scroll`, async ({ page }) => {
    const { slider } = await openSliderEarly(page, name);
    const seen = () => seenSlides(slider).then(([first]) => first);
    expect(await seen()).toBe(0);
    await nextOf(slider).tap();
    await expect.poll(seen).toBe(1);
    await previousOf(slider).tap();
    await expect.poll(seen).toBe(0);
  });

  test(`before hydration, the ${name} wrap around at the ends`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { slider } = await openSliderEarly(page, name);
    await previousOf(slider).tap();
    expect((await seenSlides(slider))[0]).toBe(lastOnPhone[name]);
    await nextOf(slider).tap();
    expect((await seenSlides(slider))[0]).toBe(0);
    for (let slide = 1; slide <= lastOnPhone[name]; slide++) {
      await nextOf(slider).tap();
      expect((await seenSlides(slider))[0]).toBe(slide);
    }
  });

  test(`before hydration, all of the ${name} can be reached, and no control is useless`, async ({
    page,
  }) => {
    const { slider } = await openSliderEarly(page, name);
    expect(await reachableSlides(slider)).toHaveLength(await slidesOf(slider).count());
    await expect(slider.getByRole('button')).toHaveCount(2);
    await expect(slider.getByRole('button', { name: 'Pause slides' })).toBeHidden();
  });

  test(`the buttons of the ${name} don't move when Embla starts`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { slider, arrive } = await openSliderEarly(page, name);
    await waitForLateLayout(page);
    const before = await nextOf(slider).boundingBox();
    await arrive();
    expect(await nextOf(slider).boundingBox()).toEqual(before);
  });
}

test('a swipe scrolls to the next slide and stays there', async ({ page }) => {
  const { slider } = await openSliderEarly(page, 'testimonials');
  await swipe(slider);
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
});

test('the arrow keys scroll from slide to slide', async ({ page }) => {
  const { slider } = await openSliderEarly(page, 'testimonials');
  await frameOf(slider).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seenSlides(slider)).toEqual([0]);
});

test('a key on a button scrolls, and focus stays on it', async ({ page }) => {
  const { slider } = await openSliderEarly(page, 'testimonials');
  await nextOf(slider).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seenSlides(slider)).toEqual([1]);
  await page.keyboard.press('Space');
  await expect.poll(() => seenSlides(slider)).toEqual([2]);
  await expect(nextOf(slider)).toBeFocused();
});

test.describe('with all scripts blocked', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('the carousels scroll, and never move automatically', async ({ page }) => {
    await page.clock.install();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    for (const name of names) {
      const slider = sliderOf(page, name);
      await slider.scrollIntoViewIfNeeded();
      await nextOf(slider).tap();
      await expect.poll(() => seenSlides(slider).then(([first]) => first)).toBe(1);
      await page.clock.runFor(30_000);
      expect((await seenSlides(slider))[0]).toBe(1);
      await nextOf(slider).tap();
      await expect.poll(() => seenSlides(slider).then(([first]) => first)).not.toBe(1);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of names) {
    for (const width of [390, 1280]) {
      test(`${width} px wide, the ${name} show that there are more, and scroll`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/');
        const slider = sliderOf(page, name);
        await expect(slider.getByRole('button')).toHaveCount(0);
        const frame = await frameOf(slider).boundingBox();
        const end = (frame?.x ?? 0) + (frame?.width ?? 0);
        const boxes = await Promise.all(
          (await slidesOf(slider).all()).map((it) => it.boundingBox()),
        );
        const cut = boxes.filter((box) => box && box.x < end - 8 && box.x + box.width > end);
        expect(cut).toHaveLength(1);
        await waitForLateLayout(page);
        await slidesOf(slider).last().scrollIntoViewIfNeeded();
        await expect(slidesOf(slider).last()).toBeInViewport({ ratio: 0.99 });
      });
    }
  }
});
