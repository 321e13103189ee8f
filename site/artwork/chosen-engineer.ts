import type { Composition, Shape } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, plain, strong } from './figure-words.ts';

/** The middles of the ways to hire, and of the first engineers, who are in line with the first way. */
const wayY = (way: number) => 42.5 + way * 105;
const [columns, rows] = [2, 5];
const engineerX = (column: number) => 36 + column * 56;
const poolWidth = 128;
/** Where the ways to hire start. */
const waysX = 160;

const others = [
  ['Monthly', 'Flat rate'],
  ['Fixed cost', 'Price agreed'],
  ['Time and material', 'Hours logged'],
] as const;

/** A way to hire, with what it means. */
const terms = (y: number, name: string, term: string) => [
  strong([waysX + 86, y - 14], name, 24),
  plain([waysX + 86, y + 17], term, 'text', 21),
];

/** A way to hire that nobody has been chosen for. */
const open = ([name, term]: readonly [string, string], index: number): readonly Shape[] => {
  const y = wayY(index + 1);
  return [
    slot([waysX, y - 42.5], [480 - waysX, 85], 'brand'),
    { kind: 'dot', at: [waysX + 43, y], r: 28, stroke: 'quiet', dashed: true },
    ...terms(y, name, term).map(onBrand),
  ];
};

/** The pool, without the engineer who has been chosen from its upper right corner. */
const engineers = Array.from({ length: columns * rows }, (_, index): Shape => {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const at = [engineerX(column), wayY(0) + row * 57] as const;
  return index === columns - 1
    ? { kind: 'dot', at, r: 23, stroke: 'control', dashed: true }
    : { kind: 'person', at, r: 24, fill: 'quiet', figure: 'strong' };
});

/** The talent pool: one of our engineers moves to the client, on one of four terms. */
export const chosenEngineer: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'frame',
      at: [1, 1],
      size: [poolWidth - 2, 398],
      radius: 36,
      fill: 'surface',
      stroke: 'line',
    },
    ...engineers,
    centered(strong([poolWidth / 2, wayY(3) - 13], 'Our', 21)),
    centered(strong([poolWidth / 2, wayY(3) + 12], 'engineers', 21)),
    line([engineerX(1) + 24, wayY(0)], [waysX + 14, wayY(0)], 'match', 6),
    slot([waysX, wayY(0) - 42.5], [480 - waysX, 85], 'match'),
    { kind: 'person', at: [waysX + 43, wayY(0)], r: 29, fill: 'strong', figure: 'match' },
    ...terms(wayY(0), 'Weekly', 'From next week').map(onBright),
    ...others.flatMap(open),
  ],
};
