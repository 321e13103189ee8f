import type { Locator, Page } from '@playwright/test';
import { readElement } from './accessibility-tree.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** What live regions have announced since the last step. */
    announced: string[];
    /** The element to read. */
    read: Element;
  }
}

/** Runs in the page, before its own scripts. */
function collectAnnouncements() {
  window.announced = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
      const words = region instanceof HTMLElement ? region.innerText.trim() : '';
      if (words && words !== window.announced.at(-1)) window.announced.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Writes down what a screen reader says: the contents of a part in reading order, and after each
 * step, what has focus and what live regions announce.
 */
export async function startTranscript(page: Page) {
  await page.addInitScript(collectAnnouncements);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Accessibility.enable');
  const lines: string[] = [];

  const read = async (part: Locator) => {
    // Parts out of view may be skipped in layout, and then they are also missing from the tree.
    await part.scrollIntoViewIfNeeded();
    await part.evaluate((element) => {
      window.read = element;
    });
    lines.push(...(await readElement(devTools, 'window.read')), '');
  };

  const focused = async () => (await readElement(devTools, 'document.activeElement', true))[0];

  const step = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(() => {
      window.announced = [];
    });
    const before = await focused();
    await act();
    const after = await focused();
    const announced = await page.evaluate(() => window.announced);
    lines.push(
      `> ${what}`,
      ...(after === before ? [] : [`focus: ${after}`]),
      ...announced.map((words) => `announced: ${words}`),
      '',
    );
  };

  /** Compares with the approved transcript in `transcripts/`. */
  const expectApproved = (name: string) =>
    expect(`${lines.join('\n').trim()}\n`).toMatchSnapshot(`${name}.txt`);

  return { read, step, expectApproved };
}
