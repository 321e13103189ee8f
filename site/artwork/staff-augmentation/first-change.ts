import type { Composition, Shape } from '#design-system';
import { bleed, line, looks, panel, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A line of code that the change deletes: where it begins, and how long it is. */
const deleted = (y: number, x: number, length: number): readonly Shape[] => [
  line([24, y], [36, y], 'strong', 4),
  slot([x, y - 7], [length, 14], 'quiet'),
  line([x - 6, y], [x + length + 6, y], 'strong', 2.5),
];

/** The page with the change. */
const change: readonly Shape[] = [
  panel([0, 0], [284, 404], 24, 'raised'),
  onBright(heading([22, 38], 'Change 1 of 48', 27)),
  panel([10, 66], [264, 130], 10, 'subtle'),
  ...deleted(83, 54, 170),
  ...deleted(107, 76, 130),
  ...deleted(131, 76, 180),
  ...deleted(155, 98, 104),
  ...deleted(179, 54, 90),
  panel([10, 202], [264, 30], 10, 'quiet'),
  ...plus([30, 217], 6, 'strong'),
  slot([54, 210], [120, 14], 'strong'),
];

/** A door of the depot that is rolled up, and the engineer in it. */
const door: readonly Shape[] = [
  panel([302, 8], [166, 396], 0, 'quiet'),
  ...[0, 18].map((y) => slot([290, y], [190, 22], 'subtle')),
  { kind: 'face', at: [385, 238], size: 206, ...looks.curls },
  panel([312, 237], [146, 167], 0, 'strong'),
];

/** A parcel with tape and a label, and the fingers of the engineer who pushes it. */
const parcel: readonly Shape[] = [
  panel([186, 254], [164, 190], 18, 'background'),
  panel([194, 262], [148, 160], 10, 'subtle'),
  panel([248, 262], [40, 46], 0, 'quiet'),
  panel([202, 308], [132, 78], 8, 'raised'),
  onBright(strong([214, 332], 'Day 23', 21)),
  onBright(plain([214, 361], '1 merged', 'strong', 21)),
  ...[298, 312, 326].map((x) => slot([x, 248], [13, 30], 'raised')),
];

/** The terminal that takes payments for parcels. */
const terminal: readonly Shape[] = [
  panel([356, 196], [124, 250], 28, 'background'),
  panel([364, 204], [112, 216], 22, 'brand'),
  panel([376, 216], [88, 84], 12, 'raised'),
  { kind: 'tick', at: [420, 239], r: 13, stroke: 'strong', width: 6 },
  onBright(centered(heading([420, 276], 'Paid', 26))),
  ...[316, 345, 374].map(
    (y): Shape => ({ kind: 'dots', at: [391, y], count: 3, gap: 29, r: 10.5, fill: 'quiet' }),
  ),
];

/** The day of the release, on a page of a calendar. */
const calendarPage: readonly Shape[] = [
  panel([0, 246], [186, 200], 22, 'background'),
  panel([0, 254], [178, 166], 18, 'match'),
  ...[44, 124].map((x) => slot([x, 238], [12, 36], 'strong')),
  onBright(heading([19, 320], 'Day 63', 42)),
  onBright(strong([20, 370], '48 live', 24)),
  { kind: 'tick', at: [138, 370], r: 12, stroke: 'strong', width: 5 },
];

/** A conveyor belt with rollers, to both edges. */
const belt: readonly Shape[] = [
  ...[80, 400].map((x) => line([x, 440], [x, 440 + bleed], 'quiet', 26)),
  line([-bleed, 428], [480 + bleed, 428], 'quiet', 56),
  line([-bleed, 406], [480 + bleed, 406], 'raised', 12),
  {
    kind: 'line',
    points: [
      [-bleed, 434],
      [480 + bleed, 434],
    ],
    stroke: 'strong',
    width: 14,
    dashed: true,
  },
];

/**
 * An engineer’s first merged change, which deletes more code than it adds, and its day on a parcel, on
 * the belt of a depot. Next to it, the day when every change is live, and the terminal that is paid.
 */
export const firstChange: Composition = {
  width: 480,
  height: 456,
  bleeds: true,
  shapes: [...door, ...change, ...parcel, ...terminal, ...calendarPage, ...belt],
};
