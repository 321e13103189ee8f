import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** The purchase, without its total. */
const entries = [
  { name: 'Sneakers', amount: '$80.00' },
  { name: 'Coupon', amount: '–$10.00' },
  { name: 'Tax 8.25%', amount: '$5.78' },
] as const;

const entryY = (index: number) => 100 + index * 36;

/** One side's entries between its two edges. */
const purchase = (from: number, to: number): readonly Shape[] => [
  ...entries.flatMap(({ name, amount }, index) => [
    onBright(plain([from, entryY(index)], name, 'muted', 19)),
    { ...onBright(plain([to, entryY(index)], amount, 'muted', 19)), anchor: 'end' as const },
  ]),
];

const total = (from: number, to: number): readonly Shape[] => [
  onBright(strong([from, 226], 'Total', 20)),
  { ...onBright(heading([to, 226], '$75.78', 24)), anchor: 'end' },
];

/** The lower edge of a paper that the register cut off. */
const teeth = Array.from(
  { length: 19 },
  (_, index): Point => [12 + index * 12, index % 2 ? 334 : 322],
);

const bar = (x: number, width: number) => line([x, 272], [x, 304], 'strong', width);

/** How thick the bars of the code are. */
const bars = [3, 6, 3, 3, 8, 3, 5, 3, 8, 3, 3, 6, 4, 3];

/** A receipt from the register and the same purchase on a phone, with one total. */
export const matchingReceipts: Composition = {
  width: 480,
  height: 344,
  shapes: [
    {
      kind: 'line',
      points: [[12, 12], [228, 12], ...teeth.toReversed(), [12, 12]],
      fill: 'raised',
    },
    onBright(heading([32, 46], 'Register 4', 22)),
    line([32, 72], [208, 72], 'quiet'),
    ...purchase(32, 208),
    ...bars.map((width, index) => bar(34 + index * 13.2, width)),
    { kind: 'frame', at: [248, 0], size: [220, 344], radius: 34, fill: 'brand' },
    { kind: 'frame', at: [256, 8], size: [204, 328], radius: 28, fill: 'raised' },
    onBright(heading([276, 46], 'Web order', 22)),
    line([276, 72], [440, 72], 'quiet'),
    ...purchase(276, 440),
    slot([276, 268], [164, 40], 'quiet'),
    onBright(centered(strong([358, 288], 'No card stored', 19))),
    slot([0, 198], [480, 56], 'match'),
    ...total(32, 208),
    ...total(276, 440),
  ],
};
