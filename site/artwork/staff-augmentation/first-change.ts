import type { Composition, Shape } from '#design-system';
import { bleed, block, cutOut, ground, line, looks, panel, plus, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A line of code that the change deletes: where it begins, and how long it is. */
const deleted = (y: number, x: number, length: number): readonly Shape[] => [
  line([24, y], [36, y], 'strong', 4),
  slot([x, y - 7], [length, 14], 'quiet'),
  line([x - 6, y], [x + length + 6, y], 'strong', 2.5),
];

/** The page with the change. */
const change: readonly Shape[] = [
  panel([0, 0], [284, 446], 24, 'raised'),
  {
    kind: 'line',
    points: [
      [42, 18],
      [42, -bleed],
      [242, -bleed],
      [242, 18],
    ],
    stroke: 'quiet',
    width: 7,
  },
  { kind: 'dots', at: [42, 18], count: 2, gap: 200, r: 11, fill: 'brand' },
  onBright(heading([22, 48], 'Change 1 of 48', 28)),
  panel([10, 78], [264, 142], 10, 'subtle'),
  ...deleted(95, 54, 170),
  ...deleted(122, 76, 130),
  ...deleted(149, 76, 180),
  ...deleted(176, 98, 104),
  ...deleted(203, 54, 90),
  panel([10, 226], [264, 32], 10, 'quiet'),
  ...plus([30, 242], 6, 'strong'),
  slot([54, 235], [120, 14], 'strong'),
];

/** A door of the depot that is open, up to far above, and the engineer in it. */
const door: readonly Shape[] = [
  panel([302, 16], [166, 430], 0, 'quiet'),
  ...[-80, -20].map((y) => block([294, y], [182, 54], 'subtle')),
  { kind: 'face', at: [385, 270], size: 220, ...looks.curls },
];

/** A parcel with tape and a label, and the fingers of the engineer who pushes it. */
const parcel: readonly Shape[] = [
  panel([186, 264], [172, 200], 10, 'background'),
  panel([194, 272], [148, 184], 10, 'subtle'),
  panel([248, 272], [40, 64], 0, 'quiet'),
  panel([202, 334], [132, 82], 8, 'raised'),
  onBright(strong([214, 359], 'Day 23', 21)),
  onBright(plain([214, 390], '1 merged', 'strong', 21)),
  { kind: 'dots', at: [305, 273], count: 3, gap: 15, r: 9, fill: 'raised' },
];

/** The terminal that takes payments for parcels. */
const terminal: readonly Shape[] = [
  panel([356, 216], [124, 250], 28, 'background'),
  panel([364, 224], [112, 230], 22, 'brand'),
  panel([376, 236], [88, 84], 12, 'raised'),
  { kind: 'tick', at: [420, 259], r: 13, stroke: 'strong', width: 6 },
  onBright(centered(heading([420, 296], 'Paid', 26))),
  ...[342, 372, 402].map(
    (y): Shape => ({ kind: 'dots', at: [391, y], count: 3, gap: 29, r: 10.5, fill: 'quiet' }),
  ),
];

/** The day of the release, on a page of a calendar. */
const calendarPage: readonly Shape[] = [
  panel([0, 268], [186, 200], 22, 'background'),
  panel([0, 276], [178, 180], 18, 'match'),
  ...[44, 124].map((x) => slot([x, 260], [12, 36], 'strong')),
  onBright(heading([17, 346], 'Day 63', 45)),
  onBright(strong([18, 402], '48 live', 24)),
  { kind: 'tick', at: [144, 402], r: 12, stroke: 'strong', width: 5 },
];

/** A conveyor belt with rollers, to both edges. */
const belt: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [60, 620],
      [60, 480],
      [420, 480],
      [420, 620],
    ],
    stroke: 'quiet',
    width: 26,
  },
  line([-bleed, 474], [480 + bleed, 474], 'quiet', 60),
  line([-bleed, 450], [480 + bleed, 450], 'raised', 12),
  {
    kind: 'line',
    points: [
      [-bleed, 480],
      [480 + bleed, 480],
    ],
    stroke: 'strong',
    width: 14,
    dashed: true,
  },
];

/** A cat in a parcel, under the belt. */
const cat: readonly Shape[] = [
  cutOut(
    [
      [184, 526],
      [206, 540],
      [242, 540],
      [264, 526],
      [264, 580],
      [184, 580],
    ],
    'raised',
    14,
  ),
  { kind: 'dots', at: [206, 560], count: 2, gap: 36, r: 5.5, fill: 'strong' },
  panel([142, 576], [164, 62], 8, 'subtle'),
  { kind: 'dots', at: [203, 578], count: 2, gap: 42, r: 13, fill: 'raised' },
];

/**
 * An engineer’s first merged change, which deletes more code than it adds, and its day on a parcel, on
 * the belt of a depot. Next to it, the day when every change is live, and the terminal that is paid. A
 * cat sits in a parcel under the belt.
 */
export const firstChange: Composition = {
  width: 480,
  height: 640,
  bleeds: true,
  shapes: [
    ground(612, 'brand'),
    line([-bleed, 688], [480 + bleed, 688], 'quiet', 10),
    ...door,
    ...change,
    ...parcel,
    ...terminal,
    ...calendarPage,
    ...belt,
    ...cat,
  ],
};
