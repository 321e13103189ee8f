import type { Locator, Page } from '@playwright/test';
import { expect, open, wake } from './test.ts';

/** The home page's carousels by the headings that name them. */
export const sliders = {
  testimonials: 'What clients say on the record',
  portfolio: 'Three things we are proud of',
  logos: 'Trusted by teams in nine industries',
} as const;

export const sliderOf = (page: Page, name: keyof typeof sliders) =>
  page.getByRole('region', { name: sliders[name], exact: true });

/** Opens the home page at one of them and waits until it moves. */
export async function openSlider(page: Page, name: keyof typeof sliders) {
  await open(page, '/');
  const slider = sliderOf(page, name);
  await wake(slider);
  await expect(slider.locator('[data-state="moved"]')).toBeAttached();
  return slider;
}

/** All slides, those out of view as well. */
export const slidesOf = (slider: Locator) => slider.locator('[aria-roledescription="slide"]');

/** The slides that stand within the frame, by index. */
export const seenSlides = (slider: Locator) =>
  slider.getByRole('group', { name: 'Slides' }).evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    const slides = [...frame.querySelectorAll('[aria-roledescription="slide"]')];
    return slides.flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left > left - 1 && box.right < right + 1 ? [index] : [];
    });
  });

/** The slides that focus and assistive technology reach, by index. */
export const reachableSlides = (slider: Locator) =>
  slidesOf(slider).evaluateAll((slides) =>
    slides.flatMap((slide, index) => (slide.closest('[inert]') ? [] : [index])),
  );
