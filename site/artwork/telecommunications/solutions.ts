import type { Look, Point, Shape, Tone } from '#design-system';
import { avatar, line, looks, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain } from '../figure-words.ts';

/** Fiber, mobile, and TV in one order: a cable's end, a phone, and a screen. And its one date. */
export const bundle = piece([
  line([30, 58], [30, 87], 'quiet', 18),
  ...[9, 30, 51].flatMap((x): readonly Shape[] => {
    const end: Point = [x, x === 30 ? 18 : 26];
    return [
      { kind: 'match', from: [30, 60], to: end, direction: 'down', stroke: 'quiet', width: 5 },
      { kind: 'dot', at: end, r: 9, fill: 'quiet' },
    ];
  }),
  { kind: 'frame', at: [78, 8], size: [48, 88], radius: 12, fill: 'brand' },
  line([95, 83], [109, 83], 'quiet', 5),
  { kind: 'frame', at: [144, 24], size: [62, 52], radius: 12, fill: 'quiet' },
  line([160, 92], [190, 92], 'quiet', 8),
  { kind: 'frame', at: [224, 16], size: [76, 80], radius: 20, fill: 'match' },
  ...[242, 272].map((x) => slot([x, 8], [10, 24], 'brand')),
  centered(onBright(heading([262, 61], '14', 40))),
]);

const sim = (x: number, fill: Tone, chip: Tone): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x + 9, 17],
      [x + 49, 17],
      [x + 75, 43],
      [x + 75, 87],
      [x + 9, 87],
      [x + 9, 17],
    ],
    fill,
    stroke: fill,
    width: 18,
  },
  { kind: 'frame', at: [x + 17, 46], size: [50, 38], radius: 11, fill: chip },
  line([x + 42, 46], [x + 42, 84], fill, 4),
  line([x + 17, 65], [x + 67, 65], fill, 4),
  {
    kind: 'frame',
    at: [x + 31, 55],
    size: [22, 20],
    radius: 7,
    fill: chip,
    stroke: fill,
    width: 4,
  },
];

/** A SIM card, and its record, which is the same. */
export const sameSim = piece([
  ...sim(0, 'brand', 'quiet'),
  ...[33, 57].map((y) => slot([126, y], [48, 14], 'brand')),
  ...sim(216, 'quiet', 'brand'),
]);

/** A rule that anyone can read, and calls of last month, half of which it makes free. */
export const readableRule = piece([
  slot([0, 8], [300, 40], 'quiet'),
  centered(onBright(heading([150, 29], 'Calls after 8 p.m.', 27))),
  { kind: 'dots', at: [13, 78], count: 2, gap: 43, r: 13, fill: 'quiet' },
  { kind: 'dots', at: [99, 78], count: 2, gap: 43, r: 13, fill: 'brand' },
  slot([178, 58], [122, 40], 'brand'),
  centered(onBrand(heading([239, 79], 'Free', 27))),
]);

/** A pin of a map with its number of alarms, and their owner. */
const grouped = (x: number, r: number, alarms: string, owner: Look): readonly Shape[] => {
  const y = 97 - r * 1.6;
  return [
    {
      kind: 'line',
      points: [
        [x - r * 0.82, y + r * 0.58],
        [x, y + r * 1.6],
        [x + r * 0.82, y + r * 0.58],
      ],
      fill: 'brand',
    },
    { kind: 'dot', at: [x, y], r, fill: 'brand' },
    centered(onBrand(heading([x, y + 1], alarms, r))),
    ...avatar([x + r + 40, 58], 34, 'raised', owner),
  ];
};

/** Alarms in two places, each with an owner. */
export const alarmMap = piece([
  ...grouped(34, 34, '36', looks.hardHat),
  ...grouped(198, 27, '5', looks.bob),
]);

const gauge: Point = [216, 88];

/** A customer who tests a line. */
export const lineTest = piece([
  ...avatar([44, 53], 44, 'quiet', looks.curls),
  { kind: 'arc', at: gauge, r: 74, from: 270, to: 450, stroke: 'quiet', width: 18 },
  { kind: 'arc', at: gauge, r: 74, from: 270, to: 414, stroke: 'brand', width: 18 },
  centered(heading([216, 58], '480', 38)),
  centered(plain([216, 88], 'Mbps', 'muted', 20)),
]);
