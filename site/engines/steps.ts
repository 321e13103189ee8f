import { expect } from './test.ts';
import type { Visitor } from './visitor.ts';

/** Waits until the page is hydrated, down to its main heading. */
export const expectHydrated = (visitor: Visitor) =>
  expect.poll(() => matches(visitor, 'h1:not([data-unhydrated] h1)')).toBe(true);

/** Opens a page, moves the pointer, and waits until the page is hydrated. */
export async function openHydrated(visitor: Visitor, address: string) {
  await visitor.open(address);
  // A pointer that just appears hasn't moved yet.
  await visitor.hover('header a');
  await visitor.hover('h1');
  await expectHydrated(visitor);
}

export const pathOf = (visitor: Visitor) => visitor.read(() => location.pathname);

/** Whether an element is in the viewport with nothing covering its center. */
const isSeen = (visitor: Visitor, selector: string) =>
  visitor.read((it) => {
    const element = document.querySelector(it);
    if (!element) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return width > 0 && height > 0 && element.contains(seen);
  }, selector);

export const expectSeen = (visitor: Visitor, selector: string, seen = true) =>
  expect.poll(() => isSeen(visitor, selector), `${selector} is seen`).toBe(seen);

export const matches = (visitor: Visitor, selector: string) =>
  visitor.read((it) => document.querySelector(it) !== null, selector);
