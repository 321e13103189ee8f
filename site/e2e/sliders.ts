import type { Locator, Page } from '@playwright/test';
import { page as home } from '../content/home.ts';
import { waitForLateLayout } from './scroll.ts';
import { expect, holdBack, open, scrollToHydrate } from './test.ts';

/** The headings that name the home page's carousels. */
export const sliders = {
  testimonials: 'What clients say',
  portfolio: 'Projects we’re proud of',
  logos: home.clients.title,
} as const;

export const sliderOf = (page: Page, name: keyof typeof sliders) =>
  page.getByRole('group', { name: sliders[name], exact: true });

/** The element in which the slides move. */
export const frameOf = (slider: Locator) => slider.getByRole('group', { name: 'Slides' });

export const nextOf = (slider: Locator) => slider.getByRole('button', { name: 'Next slide' });

export const previousOf = (slider: Locator) =>
  slider.getByRole('button', { name: 'Previous slide' });

/** Whether Embla moves the slides. Until then, they scroll natively. */
export const waitForEmbla = (slider: Locator) =>
  expect(slider.locator('[data-state="moved"]')).toBeAttached();

/** Opens the home page at one of its carousels and waits until the carousel can move. */
export async function openSlider(page: Page, name: keyof typeof sliders) {
  await open(page, '/');
  const slider = sliderOf(page, name);
  await scrollToHydrate(slider);
  await waitForEmbla(slider);
  return slider;
}

/** Opens the home page at one of its carousels, and holds the application back. */
export async function openSliderEarly(page: Page, name: keyof typeof sliders) {
  const release = await holdBack(page, /\/assets\/client-/);
  await page.goto('/');
  const slider = sliderOf(page, name);
  await slider.scrollIntoViewIfNeeded();
  const arrive = async () => {
    release();
    await waitForEmbla(slider);
  };
  return { slider, arrive };
}

/** All slides, including those out of view. */
export const slidesOf = (slider: Locator) => slider.locator('[aria-roledescription="slide"]');

/** The slides inside the carousel's frame, by index. */
export const seenSlides = (slider: Locator) =>
  frameOf(slider).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const slides = [...frame.querySelectorAll('[aria-roledescription="slide"]')];
    return slides.flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 1 && box.right < right + 1 ? [index] : [];
    });
  });

/** The slides that focus and assistive technology can reach, by index. */
export const reachableSlides = (slider: Locator) =>
  slidesOf(slider).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.closest('[inert]') ? [] : [index])),
  );

/** Moves a finger over the slides by most of the frame's width, and lifts it after a pause. */
export async function swipe(slider: Locator) {
  const frame = frameOf(slider);
  // A finger on a section that moves away touches another one.
  await waitForLateLayout(frame.page());
  await frame.scrollIntoViewIfNeeded();
  const { x, y, width } = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const devTools = await frame.page().context().newCDPSession(frame.page());
  const touch = (type: 'touchStart' | 'touchMove', left: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: y + 40 }] });
  const firstSlide = () =>
    slidesOf(slider)
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left);
  const start = await firstSlide();
  await touch('touchStart', x + width * 0.9);
  for (const share of [0.8, 0.6, 0.4, 0.2]) await touch('touchMove', x + width * share);
  await pause(frame);
  // A busy browser drops some moves, so the finger moves on until the slides have followed it. At
  // the edge, it starts over a little further back.
  let left = x + width * 0.2;
  const moved = async () => {
    left = left - 8 > x ? left - 8 : x + 20;
    await touch('touchMove', left);
    return start - (await firstSlide());
  };
  await expect.poll(moved).toBeGreaterThan(width / 2 + 20);
  await pause(frame);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until a finger has no speed: Chromium measures it over the last 100 ms. */
const pause = (frame: Locator) =>
  frame.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        const look = (now: number) => (now - start > 150 ? resolve() : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
  );

/** Records where a slide is, frame by frame. Returns a function that gives the positions so far. */
export async function trackSlide(slider: Locator, index: number) {
  const positions = await slidesOf(slider)
    .nth(index)
    .evaluateHandle((slide) => {
      const all: number[] = [];
      const look = () => {
        all.push(slide.getBoundingClientRect().left);
        requestAnimationFrame(look);
      };
      look();
      return all;
    });
  return () => positions.jsonValue();
}
