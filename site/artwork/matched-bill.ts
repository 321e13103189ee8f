import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, line, panel } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';
import { beak, pelican } from './telecommunications/bill-pelican.ts';
import { technician } from './telecommunications/technician-on-pole.ts';

/** The heights of the bill’s lines, which are those of the devices on the pole. */
const rows = { Fiber: 210, Mobile: 264, TV: 318 };

/** A wire from the pole, which continues to the right. */
const wire = ([x, y]: Point): Shape => ({
  kind: 'line',
  points: [
    [x, y],
    [x + 52, y - 4],
    [x + 102, y - 15],
    [480, y - 24],
    [480 + bleed, 8],
  ],
  stroke: 'quiet',
  width: 4,
});

/** The telephone pole, whose lower crossarm is long enough to stand on. */
const pole: readonly Shape[] = [
  wire([342, 156]),
  ...[228, 342].map((x) => line([x, 158], [x, 168], 'line', 14)),
  panel([253, 178], [26, 252], 0, 'line'),
  line([220, 174], [344, 174], 'line', 18),
  line([230, 419], [452, 419], 'line', 14),
];

/** The devices on the pole, whose plugs are in the bill’s lines. */
const devices: readonly Shape[] = [
  ...Object.values(rows).flatMap((y): readonly Shape[] => [
    line([210, y], [244, y], 'subtle', 8),
    panel([198, y - 10], [24, 20], 6, 'quiet'),
  ]),
  { kind: 'dot', at: [266, rows.Fiber], r: 27, fill: 'quiet' },
  { kind: 'dot', at: [266, rows.Fiber], r: 20, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [266, rows.Fiber], r: 10, stroke: 'strong', width: 4 },
  panel([246, rows.Mobile - 25], [40, 50], 9, 'quiet'),
  panel([252, rows.Mobile - 19], [28, 32], 3, 'strong'),
  panel([232, rows.TV - 23], [68, 46], 10, 'quiet'),
  panel([239, rows.TV - 16], [42, 32], 6, 'strong'),
  {
    kind: 'dots',
    at: [290, rows.TV - 7],
    count: 2,
    gap: 14,
    r: 4.5,
    fill: 'strong',
    direction: 'down',
  },
];

/** A line on the bill, with its check mark. */
const item = (text: string, y: number): readonly Shape[] => [
  onBright(heading([34, y], text, 36)),
  { kind: 'tick', at: [176, y], r: 13, stroke: 'strong', width: 6 },
];

/** The bill, which is as long as the pole. */
const bill: readonly Shape[] = [
  cutOut(
    [
      [22, 96],
      [202, 74],
      [202, 424],
      [172, 410],
      [142, 424],
      [112, 410],
      [82, 424],
      [52, 410],
      [22, 424],
    ],
    'raised',
    8,
  ),
  onBright(centered(heading([112, 148], 'Bill', 50))),
  ...Object.entries(rows).flatMap(([text, y]) => item(text, y)),
  panel([18, 346], [188, 50], 0, 'match'),
  ...item('Total', 371),
];

/**
 * Telecommunications: a pelican on a telephone pole has a bill in its bill. Each line is plugged into a
 * device on the pole, so the total is right.
 */
export const matchedBill: Composition = {
  width: 480,
  height: 430,
  bleeds: true,
  shapes: [...pole, ...pelican, ...bill, ...devices, ...beak, ...technician],
};
