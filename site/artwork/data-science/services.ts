import type { Point, Shape, Tone } from '#design-system';
import { line, matchStop, onCircle, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A question's place on the podium, with the question on top. */
function place(x: number, height: number, fill: 'brand' | 'quiet', mark: Tone): readonly Shape[] {
  const [middle, y] = [x + 46, 76 - height];
  return [
    { kind: 'frame', at: [x, 104 - height], size: [92, height], radius: 10, fill },
    { kind: 'dot', at: [middle, y], r: 24, fill },
    { kind: 'arc', at: [middle, y - 5], r: 8, from: -90, to: 180, stroke: mark, width: 5 },
    line([middle, y + 3], [middle, y + 5], mark, 5),
    { kind: 'dot', at: [middle, y + 14], r: 3, fill: mark },
  ];
}

/** Three questions on a podium. */
export const ranking = piece([
  ...place(0, 36, 'quiet', 'strong'),
  ...place(104, 52, 'brand', 'onBrand'),
  ...place(208, 20, 'quiet', 'strong'),
  centered(onBrand(heading([150, 79], '1', 34))),
]);

const [values, oldX, newX] = [[2, 3, 1, 4], 0, 162];

/** A chart of a spreadsheet's cells, and the same chart from the new system. */
export const sameReport = piece(
  values.flatMap((value, index): readonly Shape[] => [
    ...Array.from(
      { length: value },
      (_, cell): Shape => ({
        kind: 'frame',
        at: [oldX + index * 37, 84 - cell * 28],
        size: [27, 20],
        radius: 5,
        fill: 'quiet',
      }),
    ),
    {
      kind: 'frame',
      at: [newX + index * 37, 112 - value * 28],
      size: [27, value * 28 - 8],
      radius: 8,
      fill: 'brand',
    },
  ]),
);

/** A service that runs at four in the morning, and the order that it suggests. */
export const suggestedOrder = piece([
  slot([40, 14], [260, 76], 'quiet'),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'brand' },
  {
    kind: 'line',
    points: [[52, 18], [52, 52], onCircle([52, 52], 24, 120)],
    stroke: 'onBrand',
    width: 7,
  },
  centered(onBright(heading([197, 53], '52 loaves', 32))),
]);

/** Two feeds with their owners. One feed breaks, and its owner knows. */
export const brokenFeed = piece([
  slot([0, 0], [242, 46], 'brand'),
  { kind: 'person', at: [277, 23], r: 23, fill: 'quiet', figure: 'strong' },
  slot([0, 58], [120, 46], 'brand'),
  { kind: 'slot', at: [133, 59], size: [108, 44], stroke: 'control', dashed: true },
  { kind: 'person', at: [277, 81], r: 23, fill: 'brand', figure: 'onBrand' },
]);

const gauge = { kind: 'arc', at: [150, 170], r: 153, from: -57, width: 34 } as const;

/** Where a share of all cases is on the gauge. */
const angleOf = (share: number) => (share - 0.5) * 114;
const onGauge = (share: number, r: number): Point => onCircle(gauge.at, r, angleOf(share));

/** A model's result, which is past the mark of the simple rule. */
export const beatenRule = piece([
  { ...gauge, to: 57, stroke: 'line' },
  { ...gauge, to: angleOf(0.78), stroke: 'brand' },
  line(onGauge(0.61, 139), onGauge(0.61, 167), 'onBrand', 5),
  ...matchStop(onGauge(0.78, gauge.r), 24),
  centered(heading([150, 82], '78%', 44)),
]);

/** Data from three sources on a dashboard, which one person may see and another may not. */
export const whoSees = piece([
  ...[14, 52, 90].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [14, y], to: [104, 52], stroke: 'brand', width: 5 },
    { kind: 'dot', at: [14, y], r: 14, fill: 'brand' },
  ]),
  { kind: 'frame', at: [92, 0], size: [120, 104], radius: 20, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [114, 74],
      [138, 42],
      [164, 58],
      [190, 28],
    ],
    stroke: 'brand',
    width: 9,
  },
  line([212, 24], [260, 24], 'brand', 5),
  { kind: 'person', at: [276, 24], r: 24, fill: 'brand', figure: 'onBrand' },
  { kind: 'dot', at: [276, 80], r: 23, stroke: 'control', dashed: true },
]);
