import type { Composition, Point, Shape } from '#design-system';
import { avatar, cutOut, looks, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from './figure-words.ts';

/** The forecast on each Monday, and where it meets the calendar. */
const forecast: readonly [Point, Point, ...Point[]] = [
  [38, 164],
  [92, 220],
  [146, 196],
  [200, 226],
  [276, 229],
];

const report: readonly Shape[] = [
  { kind: 'frame', at: [21, 1], size: [278, 60], radius: 20, fill: 'quiet' },
  { kind: 'frame', at: [1, 17], size: [318, 346], radius: 24, fill: 'surface', stroke: 'line' },
  heading([26, 56], 'Monday report', 26),
  cutOut(
    [
      [30, 102],
      [92, 148],
      [146, 178],
      [200, 203],
      [260, 221],
      [260, 235],
      [200, 244],
      [146, 252],
      [92, 262],
      [30, 274],
    ],
    'quiet',
    10,
  ),
];

const calendar: readonly Shape[] = [
  { kind: 'frame', at: [229, 58], size: [251, 308], radius: 30, fill: 'background' },
  { kind: 'frame', at: [262, 90], size: [218, 270], radius: 26, fill: 'quiet' },
  { kind: 'frame', at: [236, 65], size: [228, 278], radius: 24, fill: 'raised', stroke: 'line' },
  { kind: 'frame', at: [248, 77], size: [204, 60], radius: 16, fill: 'brand' },
  ...[294, 406].map((x) => slot([x - 6, 44], [12, 42], 'text')),
  onBrand(centered(heading([350, 110], 'September', 24))),
  { kind: 'dot', at: [350, 238], r: 82, fill: 'match' },
  onBright(centered(heading([350, 239], '30', 108))),
];

/** Project management: week by week, the forecast narrows to one day, although a vendor is late. */
export const heldEndDate: Composition = {
  width: 480,
  height: 384,
  shapes: [
    ...report,
    ...calendar,
    { kind: 'line', points: forecast, stroke: 'brand', width: 5 },
    ...forecast.map(
      (at): Shape => ({ kind: 'dot', at, r: 7, fill: 'raised', stroke: 'brand', width: 4 }),
    ),
    {
      kind: 'frame',
      at: [22, 296],
      size: [244, 85],
      radius: 22,
      fill: 'brand',
      stroke: 'background',
      width: 6,
    },
    ...avatar([66, 338], 25, 'raised', looks.turban),
    onBrand(strong([104, 325], 'Vendor late', 21)),
    onBrand(plain([104, 352], 'End date holds', 'text', 21)),
  ],
};
