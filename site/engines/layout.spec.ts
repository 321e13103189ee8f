import { builtPaths } from '../built-paths.ts';
import { type Box, type Boxes, measureBoxes } from './boxes.ts';
import { startChromium } from './puppeteer.ts';
import { openHydrated } from './steps.ts';
import { test as base, expect } from './test.ts';
import type { Engine, Visitor } from './visitor.ts';

/** How far apart boxes may be, in CSS pixels. WebKit rounds each line height down to a whole one. */
const tolerance = {
  left: () => 4,
  width: () => 4,
  gap: () => 4,
  height: ({ lines }: Box) => 4 + lines,
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
 * The title of the footer's further links. Firefox before version 143 shows it on desktops too,
 * because it can't open details with CSS.
 */
const isFooterTitle = (place: string) => / footer.* summary\d+/.test(place);

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} is laid out as in Chromium`, async ({ visitor, chromium, baseURL }) => {
    const reference = await chromium.visit();
    for (const width of [1280, 460]) {
      const measure = async (each: Visitor) => {
        await each.resize(width, 800);
        await openHydrated(each, `${baseURL}${path}`);
        return each.read(measureBoxes);
      };
      const [expected, actual] = await Promise.all([measure(reference), measure(visitor)]);
      const compared = comparable(expected, actual);
      expect(compared.length).toBeGreaterThan(0.75 * Object.keys(expected).length);
      expect(compared.flatMap((entry) => differences(entry, actual[entry[0]]))).toEqual([]);
      const opensDetails = await visitor.read(() => CSS.supports('selector(::details-content)'));
      const placesIn = (boxes: Boxes) =>
        Object.keys(boxes).filter((place) => opensDetails || !isFooterTitle(place));
      expect(placesIn(actual).sort()).toEqual(placesIn(expected).sort());
    }
    await reference.leave();
  });
}
