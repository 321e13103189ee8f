import type { Composition, Point, Shape, Size, Tone } from '#design-system';
import { line, slot } from './figure-shapes.ts';

const size: Size = [72, 128];
/** Where a result waits, where it passes the gate, and where it is filed. */
const [waiting, passing, filed] = [68, 156, 276];
const gate = 220;
const columnX = (column: number) => 56 + column * 112;

const cornerAt = (column: number, y: number): Point => [columnX(column) - size[0] / 2, y];

const result = (column: number, y: number, fill: Tone) => slot(cornerAt(column, y), size, fill);

/** The height of one of a result's four facts. */
const factY = (y: number, fact: number) => y + 25 + fact * 26;

const facts = (column: number, y: number, fill: Tone): Shape => ({
  kind: 'dots',
  at: [columnX(column), factY(y, 0)],
  count: 4,
  gap: 26,
  r: 8,
  direction: 'down',
  fill,
});

const agreeing = (column: number, y: number) => [
  line([columnX(column), 48], [columnX(column), y], 'quiet', 3),
  result(column, y, 'quiet'),
  facts(column, y, 'strong'),
];

const place = (column: number): Shape => ({
  kind: 'slot',
  at: cornerAt(column, filed),
  size,
  stroke: 'quiet',
  width: 3,
  dashed: true,
});

const check = (column: number): Shape => ({
  kind: 'dot',
  at: [columnX(column), gate],
  r: 15,
  fill: 'background',
  stroke: 'text',
  width: 3,
});

/** Healthcare: results are filed in a patient's record, except one with a fact that doesn't agree. */
export const resultGate: Composition = {
  width: 560,
  height: 500,
  shapes: [
    { kind: 'frame', at: [0, 256], size: [560, 244], radius: 36, fill: 'brand' },
    line([2, gate], [558, gate], 'control', 3),
    place(3),
    place(4),
    ...agreeing(0, filed),
    ...agreeing(1, filed),
    line([columnX(2), 48], [columnX(2), filed], 'accent', 6),
    result(2, filed, 'match'),
    { kind: 'tick', at: [columnX(2), filed + 66], r: 18, stroke: 'strong', width: 6 },
    line([columnX(3), 48], [columnX(3), waiting], 'quiet', 3),
    { kind: 'slot', at: cornerAt(3, waiting), size, fill: 'surface', stroke: 'text', width: 3 },
    facts(3, waiting, 'text'),
    {
      kind: 'dot',
      at: [columnX(3), factY(waiting, 1)],
      r: 7.5,
      fill: 'surface',
      stroke: 'text',
      width: 3,
    },
    ...agreeing(4, passing),
    ...[0, 1, 2, 3].map(check),
    ...[0, 1, 2].map(
      (column): Shape => ({
        kind: 'tick',
        at: [columnX(column), gate + 1],
        r: 6,
        stroke: 'text',
        width: 3,
      }),
    ),
    line([columnX(3) - 6, gate], [columnX(3) + 6, gate], 'text', 3),
    slot([0, 0], [326, 48], 'brand'),
    slot([346, 0], [214, 48], 'brand'),
    { kind: 'dots', at: [columnX(0), 24], count: 5, gap: 112, r: 9, fill: 'quiet' },
    { kind: 'person', at: [54, 452], r: 32, fill: 'raised', figure: 'strong' },
    slot([106, 430], [176, 18], 'raised'),
    slot([106, 460], [112, 14], 'quiet'),
    { kind: 'dots', at: [450, 452], count: 4, gap: 26, r: 8, fill: 'quiet' },
  ],
};
