import type { Page } from '@playwright/test';

/*
 * Functions that run in the page. Playwright sends each one as source code, so they can't use anything from outside.
 */

declare global {
  // https://www.w3.org/TR/event-timing/#sec-modifications-perf-timeline
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    /**
     * The longest task and the slowest response to a press so far, in ms; whether the browser has
     * reported the last event of a press; and how long the expected element took to appear, in ms.
     */
    measured: { task: number; answer: number; isAnswered: boolean; appearance: Promise<number> };
  }
}

/** Makes the browser record long tasks and slow responses from the start of each page. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    window.measured = {
      task: 0,
      answer: 0,
      isAnswered: false,
      appearance: Promise.resolve(Number.NaN),
    };
    const { measured } = window;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        measured.task = Math.max(measured.task, duration);
      }
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Pointer movements don't count.
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        measured.answer = Math.max(measured.answer, entry.duration);
        measured.isAnswered ||= entry.name === 'click';
      }
      // The browser doesn't report faster ones.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });

/** Waits until React has hydrated the page. Resolves to the time since `load`, in ms. */
export const hydration = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const heading = document.querySelector('h1') ?? {};
          if (!Object.keys(heading).some((key) => key.startsWith('__react'))) {
            return requestAnimationFrame(look);
          }
          const [load] = performance.getEntriesByType('navigation');
          resolve(performance.now() - (load?.duration ?? 0));
        };
        look();
      }),
  );

/** Waits until the browser is idle and has reported everything it recorded. */
export const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Window['measured']>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => setTimeout(() => resolve(window.measured))),
        );
      }),
  );

/** Waits until the browser has reported how fast it responded to a press, in ms. 0 means below 16. */
export async function answer(page: Page) {
  const reported = page.waitForFunction(() => window.measured.isAnswered, null, { timeout: 2000 });
  // The browser doesn't report very fast responses.
  await reported.catch(() => {});
  return page.evaluate(() => window.measured.answer);
}

/** How many bytes of scripts were transferred. */
export const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** Makes the page record the time from the next press until `selector` matches a painted element. */
export const expectAppearance = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    window.measured.appearance = new Promise((resolve) => {
      const start = ({ timeStamp }: Event) => {
        const look = () => {
          const isThere = document.querySelector(wanted)?.checkVisibility();
          requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
        };
        look();
      };
      addEventListener('click', start, { capture: true, once: true });
    });
  }, selector);

/** Waits until the expected element has been painted. Resolves to the time it took, in ms. */
export const appearance = (page: Page) => page.evaluate(() => window.measured.appearance);
