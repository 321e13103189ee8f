import type { Locator, Page } from '@playwright/test';
import { expect, open, scrollToHydrate } from './test.ts';

/** The headings that name the home page's carousels. */
export const sliders = {
  testimonials: 'What clients say on the record',
  portfolio: 'Three things we are proud of',
  logos: 'Trusted by teams in nine industries',
} as const;

export const sliderOf = (page: Page, name: keyof typeof sliders) =>
  page.getByRole('region', { name: sliders[name], exact: true });

/** Opens the home page at one of its carousels and waits until that can move. */
export async function openSlider(page: Page, name: keyof typeof sliders) {
  await open(page, '/');
  const slider = sliderOf(page, name);
  await scrollToHydrate(slider);
  await expect(slider.locator('[data-state="moved"]')).toBeAttached();
  return slider;
}

/** All slides, including those out of view. */
export const slidesOf = (slider: Locator) => slider.locator('[aria-roledescription="slide"]');

/** The slides inside the carousel's frame, by index. */
export const seenSlides = (slider: Locator) =>
  slider.getByRole('group', { name: 'Slides' }).evaluate((frame) => {
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
