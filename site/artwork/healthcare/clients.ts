import type { Point, Shape } from '#design-system';
import {
  appWindow,
  avatar,
  dollarSign,
  heart,
  line,
  looks,
  matchStop,
  phone,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A row of windows. */
const windows = (at: Point, count: number): Shape => ({
  kind: 'dots',
  at,
  count,
  gap: 26,
  r: 7,
  fill: 'raised',
});

/** A hospital with its wards, and an ambulance. */
export const hospital = piece([
  { kind: 'frame', at: [0, 34], size: [152, 70], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [48, 0], size: [56, 104], radius: 10, fill: 'quiet' },
  ...plus([76, 28], 14, 'strong'),
  ...[54, 80].flatMap((y) => [windows([12, y], 2), windows([114, y], 2)]),
  { kind: 'frame', at: [64, 66], size: [24, 38], radius: 6, fill: 'strong' },
  { kind: 'frame', at: [176, 28], size: [86, 64], radius: 12, fill: 'raised' },
  { kind: 'frame', at: [254, 46], size: [46, 46], radius: 12, fill: 'quiet' },
  ...plus([219, 56], 15, 'strong'),
  ...[202, 272].map((x): Shape => ({ kind: 'dot', at: [x, 90], r: 14, fill: 'brand' })),
]);

/** A doctor's office, its doctor, and a bill. */
export const practice = piece([
  { kind: 'frame', at: [8, 30], size: [112, 74], radius: 8, fill: 'quiet' },
  { kind: 'frame', at: [0, 6], size: [128, 30], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [74, 52], size: [32, 52], radius: 6, fill: 'brand' },
  ...plus([43, 68], 16, 'strong'),
  ...avatar([170, 64], 34, 'raised', looks.turban),
  { kind: 'frame', at: [224, 0], size: [76, 104], radius: 12, fill: 'raised' },
  slot([238, 16], [48, 8], 'quiet'),
  slot([238, 34], [30, 8], 'quiet'),
  ...dollarSign([262, 72], 20, 'strong'),
]);

/** A phone with a pulse, and the papers for its approval. */
export const medicalDevice = piece([
  ...phone(0, 'brand', 'quiet'),
  {
    kind: 'line',
    points: [
      [12, 56],
      [22, 56],
      [31, 36],
      [40, 70],
      [50, 56],
    ],
    stroke: 'strong',
    width: 6,
  },
  ...[106, 94].map(
    (x, sheet): Shape => ({
      kind: 'frame',
      at: [x, sheet * 10],
      size: [114, 94],
      radius: 14,
      fill: sheet ? 'raised' : 'brand',
    }),
  ),
  onBright(centered(heading([151, 44], 'FDA', 38))),
  slot([116, 76], [70, 10], 'quiet'),
  ...avatar([262, 62], 38, 'quiet', looks.mustache),
]);

const tube = (x: number, empty: number): readonly Shape[] => [
  slot([x, 14], [30, 90], 'raised'),
  slot([x, 14 + empty], [30, 90 - empty], 'brand'),
  slot([x - 5, 4], [40, 16], 'quiet'),
];

/** Samples, and a label with a barcode. */
export const samples = piece([
  ...[26, 40, 16].flatMap((empty, index) => tube(8 + index * 50, empty)),
  { kind: 'frame', at: [172, 8], size: [128, 88], radius: 14, fill: 'raised' },
  ...[6, 3, 9, 3, 6, 4, 9, 3, 6].map((width, bar) =>
    line([192 + bar * 11, 28], [192 + bar * 11, 76], 'strong', width),
  ),
]);

/** A member's card, and the approval of a treatment. */
export const approval = piece([
  { kind: 'frame', at: [0, 6], size: [178, 92], radius: 16, fill: 'quiet' },
  ...avatar([48, 52], 32, 'raised', { ...looks.baldHead, clothes: 'brand' }),
  slot([94, 32], [66, 12], 'brand'),
  slot([94, 58], [44, 12], 'brand'),
  line([178, 52], [216, 52], 'quiet', 8),
  ...matchStop([256, 52], 44),
]);

/** A website for donations, and two volunteers. */
export const volunteers = piece([
  ...appWindow(0, 128, 'brand', 'quiet'),
  ...heart([64, 52], 17, 'quiet'),
  ...avatar([180, 60], 38, 'quiet', looks.beard),
  ...avatar([262, 60], 38, 'raised', looks.glasses),
]);
