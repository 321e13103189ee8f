import { builtPaths } from '../built-paths.ts';
import { type Box, type Boxes, measureBoxes } from './boxes.ts';
import { startChromium } from './puppeteer.ts';
import { matches, openHydrated } from './steps.ts';
import { test as base, expect } from './test.ts';
import type { Engine, Visitor } from './visitor.ts';

/**
 * How far apart boxes may be, in CSS pixels. WebKit rounds each line height down to a whole pixel,
 * which adds up in long texts.
 */
const tolerance = {
  left: () => 4,
  width: () => 4,
  gap: () => 4,
  height: ({ lines }: Box) => Math.max(4, lines),
};

const test = base.extend<object, { chromium: Engine }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const chromium = await startChromium();
      await use(chromium);
      await chromium.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * The innermost section, header, or footer that a box is in. Each block of an article's text and
 * each part of the footer counts as one, because they just follow each other.
 */
const sectionOf = (place: string) =>
  /^.* (article\d+ div\d+ \w+|footer\d+ \w+ \w+|(section|header|footer)\d+)/.exec(place)?.[0] ?? '';

/**
 * The boxes of sections in which all text wraps the same. Different wrapping would move the boxes
 * around it.
 */
function comparable(expected: Boxes, actual: Boxes) {
  const wrapped = Object.entries(expected).filter(([place, { lines, startsRow }]) => {
    const other = actual[place];
    return other && (other.lines !== lines || other.startsRow !== startsRow);
  });
  const sections = new Set(wrapped.map(([place]) => sectionOf(place)));
  return Object.entries(expected).filter(([place]) => !sections.has(sectionOf(place)));
}

const differences = ([place, box]: [string, Box], other?: Box) =>
  other
    ? (['left', 'width', 'gap', 'height'] as const)
        .filter((side) => Math.abs(box[side] - other[side]) > tolerance[side](box))
        .map((side) => `${place}: ${side} ${other[side]}, not ${box[side]}`)
    : [`${place} is missing`];

/**
 * The footer's further links and an article's contents. Where there is room, CSS opens them, which
 * Firefox can't before version 143.
 */
const openedByStyle = / footer.* details\d+| nav\d+ (?:p|details)\d+/;

/** Leaves out what the visitor's engine can't open. */
async function withoutUnopened(visitor: Visitor) {
  const canOpen = await visitor.read(() => CSS.supports('selector(::details-content)'));
  return (boxes: Boxes): Boxes =>
    Object.fromEntries(
      Object.entries(boxes).filter(([place]) => canOpen || !openedByStyle.test(place)),
    );
}

/**
 * Positions each character at a whole pixel. The site asks for fractions, which WebKit ignores on
 * Linux, so lines of the same words would differ in width.
 */
const useWholePixels = () => document.body.style.setProperty('text-rendering', 'auto');

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} is laid out as in Chromium`, async ({ visitor, chromium, baseURL }, {
    project,
  }) => {
    const isWebKit = project.name === 'webkit';
    const reference = await chromium.visit();
    const opened = await withoutUnopened(visitor);
    for (const width of [1280, 460]) {
      const measure = async (each: Visitor) => {
        await each.resize(width, 800);
        await openHydrated(each, `${baseURL}${path}`);
        // A list of jobs is taller once its script has run.
        await expect.poll(() => matches(each, '[aria-busy="true"]')).toBe(false);
        if (isWebKit) await each.read(useWholePixels);
        return opened(await each.read(measureBoxes));
      };
      const [expected, actual] = await Promise.all([measure(reference), measure(visitor)]);
      const compared = comparable(expected, actual);
      expect(compared.length).toBeGreaterThan(0.75 * Object.keys(expected).length);
      expect(compared.flatMap((entry) => differences(entry, actual[entry[0]]))).toEqual([]);
      expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
    }
    await reference.leave();
  });
}
