import type { Page } from '@playwright/test';

/** Scrolls to a position at once and waits until the page has responded. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );
