import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, plain, strong } from './figure-words.ts';

/** The middles of the ways to hire, and of the first engineers, who are in line with the first way. */
const wayY = (way: number) => 42.5 + way * 105;
const [columns, rows] = [3, 6];
const engineerX = (column: number) => 36 + column * 50;

const others = [
  ['Monthly', 'Flat rate'],
  ['Fixed cost', 'Price agreed'],
  ['Time and material', 'Hours logged'],
] as const;

/** A way to hire, with what it means. */
const terms = (y: number, name: string, term: string) => [
  strong([293, y - 13], name, 20),
  plain([293, y + 14], term, 'text', 18),
];

/** A way to hire that nobody has been chosen for. */
const open = ([name, term]: readonly [string, string], index: number): readonly Shape[] => {
  const y = wayY(index + 1);
  return [
    slot([208, y - 42.5], [272, 85], 'brand'),
    { kind: 'dot', at: [251, y], r: 28, stroke: 'quiet', dashed: true },
    ...terms(y, name, term).map(onBrand),
  ];
};

/** The pool, without the engineer who has been chosen from its upper right corner. */
const engineers = Array.from({ length: columns * rows }, (_, index): Shape => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const at = [engineerX(column), wayY(0) + row * 52] as const;
  return index === columns - 1
    ? { kind: 'dot', at, r: 19, stroke: 'control', dashed: true }
    : { kind: 'person', at, r: 20, fill: 'quiet', figure: 'strong' };
});

/** The talent pool: one of our engineers moves to the client, on one of four terms. */
export const chosenEngineer: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [1, 1], size: [170, 398], radius: 36, fill: 'surface', stroke: 'line' },
    ...engineers,
    centered(strong([86, wayY(3)], 'Our engineers', 18)),
    line([engineerX(2) + 20, wayY(0)], [222, wayY(0)], 'match', 6),
    slot([208, wayY(0) - 42.5], [272, 85], 'match'),
    { kind: 'person', at: [251, wayY(0)], r: 29, fill: 'strong', figure: 'match' },
    ...terms(wayY(0), 'Weekly', 'From next week').map(onBright),
    ...others.flatMap(open),
  ],
};
