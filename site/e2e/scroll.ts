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

/** Makes the browser one that doesn't know scroll-driven animations. Call it before opening a page. */
export const withoutScrollTimelines = (page: Page) =>
  page.route(
    (url) => !url.pathname.endsWith('.js'),
    async (route) => {
      const response = await route.fetch();
      if (!/html|css/.test(response.headers()['content-type'] ?? '')) {
        return route.fulfill({ response });
      }
      const body = (await response.text()).replaceAll('animation-timeline', 'unknown-timeline');
      return route.fulfill({ response, body });
    },
  );
