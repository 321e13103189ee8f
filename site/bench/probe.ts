import type { Page } from '@playwright/test';

/*
 * What runs within the page. Playwright carries each function over by its source, so none can use
 * anything from outside itself.
 */

declare global {
  // https://www.w3.org/TR/event-timing/#sec-modifications-perf-timeline
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    /**
     * In ms: the longest task so far, and the slowest answer to a press so far; whether the browser
     * has reported the last event of a press; how long what was expected took to appear.
     */
    measured: { task: number; answer: number; isAnswered: boolean; appearance: Promise<number> };
  }
}

/** Has the browser note long tasks and slow answers from the start of each page. */
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
        // Without the movements of the pointer.
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        measured.answer = Math.max(measured.answer, entry.duration);
        measured.isAnswered ||= entry.name === 'click';
      }
      // Faster ones are not told.
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });

/** Waits until React has taken the page over; resolves to the time since `load`, in ms. */
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

/** Waits until the browser has nothing left to do and has reported what it noted. */
export const rest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Window['measured']>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => setTimeout(() => resolve(window.measured))),
        );
      }),
  );

/** Waits until the browser has reported how fast it answered a press, in ms; 0 is below 16. */
export async function answer(page: Page) {
  const reported = page.waitForFunction(() => window.measured.isAnswered, null, { timeout: 2000 });
  // Very fast answers are not reported.
  await reported.catch(() => {});
  return page.evaluate(() => window.measured.answer);
}

/** The bytes of script that came over the wire. */
export const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** Has the page note the time from the next press until what `selector` finds has been painted. */
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

/** Waits until what was expected has been painted; resolves to the time it took, in ms. */
export const appearance = (page: Page) => page.evaluate(() => window.measured.appearance);
