import { setTimeout } from 'node:timers/promises';
import { patience, type Visitor } from './visitor.ts';

/**
 * Scrolls to an element, and returns the point where a press would reach its center. Runs in the
 * page.
 */
function reach(selector: string) {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = element?.getClientRects() ?? [];
  // Typefaces that are still on their way will move it.
  if (!element || !box || document.fonts.status === 'loading') return '';
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : '';
}

/** Waits until an element is in view, uncovered, and at rest. */
export async function waitUntilReachable(read: Visitor['read'], selector: string) {
  const end = Date.now() + patience;
  for (let [before, place] = ['', '']; place === '' || place !== before; ) {
    if (Date.now() > end) throw new Error(`${selector} can't be reached.`);
    await setTimeout(250);
    [before, place] = [place, await read(reach, selector)];
  }
}
