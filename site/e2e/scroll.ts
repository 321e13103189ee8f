import { expect, type Page } from '@playwright/test';

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

/**
 * Waits for everything that moves what is in view or below: the whole style sheet, the layout of the
 * lower sections, and the fonts.
 */
export async function waitForLateLayout(page: Page) {
  const isLaidOut = () =>
    page.evaluate(() => {
      const hasSheet = [...document.styleSheets].some(({ href }) => href);
      const elements = [...document.querySelectorAll<HTMLElement>('main *')];
      const isLate = (element: HTMLElement) =>
        getComputedStyle(element).contentVisibility === 'auto' && element.offsetTop >= scrollY;
      return hasSheet && !elements.some(isLate);
    });
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/**
 * Makes the browser act like one without scroll-driven animations. Call this before opening a page.
 */
export const withoutScrollTimelines = (page: Page) =>
  page.route(
    (url) => !url.pathname.endsWith('.js'),
    async (route) => {
      const response = await route.fetch();
      if (!/html|css/.test(response.headers()['content-type'] ?? '')) {
        return route.fulfill({ response });
      }
      const body = (await response.text()).replaceAll('animation-timeline', 'unknown-timeline');
      // The policy only allows the original styles.
      const { 'content-security-policy': _, ...headers } = response.headers();
      return route.fulfill({ response, headers, body });
    },
  );
