import type { Point, Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

const agreed = (y: number, to: string): readonly Shape[] => [
  { kind: 'match', from: [140, 100], to: [250, y], stroke: 'quiet', width: 5 },
  slot([216, y - 36], [240, 72], 'brand'),
  onBrand(heading([250, y], to, 42)),
  { kind: 'dot', at: [420, y], r: 24, fill: 'quiet' },
  { kind: 'tick', at: [420, y + 2], r: 11, stroke: 'strong', width: 5 },
];

/** A person who has agreed to a role and to its rate. */
export const askedFirst = firstReason([
  ...agreed(60, 'Role'),
  ...agreed(140, 'Rate'),
  { kind: 'person', at: [104, 100], r: 76, fill: 'match', figure: 'strong' },
]);

/** One position that needs three people, and our answer. */
export const threeRoles = reason([
  slot([14, 28], [84, 40], 'brand'),
  ...[32, 54, 76].map(
    (x): Shape => ({ kind: 'person', at: [x, 48], r: 10, fill: 'quiet', figure: 'strong' }),
  ),
  { kind: 'dot', at: [118, 48], r: 28, fill: 'raised', stroke: 'background', width: 5 },
  centered(onBright(heading([118, 48], 'No', 26))),
]);

const strokes: readonly (readonly [Point, Point])[] = [
  [
    [76, 72],
    [87, 50],
  ],
  [
    [87, 50],
    [91, 72],
  ],
  [
    [91, 72],
    [101, 60],
  ],
  [
    [101, 60],
    [105, 72],
  ],
];

/** Two terms of a contract, and its signature. */
export const contract = reason([
  { kind: 'frame', at: [36, 10], size: [88, 76], radius: 12, fill: 'raised' },
  ...[26, 42].flatMap((y, index): readonly Shape[] => [
    { kind: 'dot', at: [52, y], r: 5.5, fill: 'quiet' },
    slot([64, y - 4], [index ? 32 : 44, 8], 'strong'),
  ]),
  ...strokes.map(([from, to]): Shape => ({ kind: 'match', from, to, stroke: 'strong', width: 3 })),
  line([72, 78], [110, 78], 'quiet', 3),
]);

/** Someone on the client's team, who lifts a barbell. */
export const stronger = reason([
  line([20, 26], [140, 26], 'quiet', 7),
  ...[30, 114].map((x) => slot([x, 6], [16, 40], 'brand')),
  {
    kind: 'line',
    points: [
      [54, 28],
      [56, 58],
      [104, 58],
      [106, 28],
    ],
    stroke: 'raised',
    width: 10,
  },
  { kind: 'dot', at: [80, 36], r: 13, fill: 'raised' },
  { kind: 'frame', at: [60, 53], size: [40, 33], radius: 10, fill: 'raised' },
]);
