import type { Composition, Point, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { onBrand, onBright, strong } from './figure-words.ts';

/** 48 customers. */
const [perRow, rows] = [12, [0, 1, 2, 3]];
const customerAt = (column: number, row: number): Point => [42 + column * 36, 180 + row * 36];

/** The customers that the model picks, and where each of their lines reaches the answer. */
const picked = [
  [customerAt(2, 1), 114],
  [customerAt(6, 2), 258],
  [customerAt(9, 0), 366],
] as const;

const pick = ([at, endX]: (typeof picked)[number]): readonly Shape[] => [
  { kind: 'match', from: at, to: [endX, 336], direction: 'down', stroke: 'accent', width: 4 },
  { kind: 'person', at, r: 24, fill: 'brand', figure: 'raised' },
];

/** Data science: a question, the data about customers, and the three customers who answer it. */
export const answeredQuestion: Composition = {
  width: 480,
  height: 420,
  shapes: [
    slot([0, 0], [480, 84], 'brand'),
    { kind: 'person', at: [46, 42], r: 30, fill: 'quiet', figure: 'strong' },
    onBrand(strong([96, 42], 'Who will cancel?', 28)),
    {
      kind: 'frame',
      at: [1, 101],
      size: [478, 218],
      radius: 36,
      fill: 'surface',
      stroke: 'line',
    },
    strong([32, 136], '48 customers', 20),
    { ...strong([448, 136], '2 years of data', 20), anchor: 'end' },
    ...rows.map(
      (row): Shape => ({
        kind: 'dots',
        at: customerAt(0, row),
        count: perRow,
        gap: 36,
        r: 9,
        fill: 'quiet',
      }),
    ),
    ...picked.flatMap(pick),
    slot([0, 336], [480, 84], 'match'),
    onBright(strong([42, 378], '3 are likely to cancel', 26)),
    { kind: 'tick', at: [436, 380], r: 14, stroke: 'strong', width: 5 },
  ],
};
