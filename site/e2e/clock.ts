import type { Page } from '@playwright/test';
import { movePointer, waitForHydration } from './test.ts';

/** How long the starter waits after the visitor's first action, in ms. */
const starterDelay = 200;

/** Stops time, so that it passes only when a test says so. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Opens a page with a stopped clock, like a visitor who moves the pointer at once. */
export async function openStopped(page: Page, path: string) {
  await page.goto(path);
  await movePointer(page);
  await page.clock.runFor(starterDelay);
  await waitForHydration(page);
}
