import type { Composition, Point, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, type Label, onBrand, onBright, strong } from './figure-words.ts';

const size: Size = [144, 96];
/** Where the held result waits, where results are checked, and where they are filed. */
const [held, gate, filed] = [72, 208, 264];
const columnX = (column: number) => 84 + column * 156;

const cornerAt = (column: number, y: number): Point => [columnX(column) - size[0] / 2, y];

const word = (column: number, y: number, text: string, type = 20): Label =>
  centered(strong([columnX(column), y], text, type));

/** A result's four facts, or the first few of them. */
const facts = (column: number, y: number, count = 4): Shape => ({
  kind: 'dots',
  at: [columnX(column) - 33, y],
  count,
  gap: 22,
  r: 7,
  fill: count < 4 ? 'text' : 'strong',
});

const check = (column: number): readonly Shape[] => [
  { kind: 'dot', at: [columnX(column), gate], r: 17, fill: 'background', stroke: 'text', width: 3 },
  { kind: 'tick', at: [columnX(column), gate + 1], r: 7, stroke: 'text', width: 3 },
];

const source = (x: number, width: number, text: string): readonly Shape[] => [
  slot([x, 0], [width, 48], 'quiet'),
  onBright(centered(strong([x + width / 2, 24], text, 20))),
];

/** Healthcare: results are filed in a patient's record, except one with a fact that doesn't agree. */
export const resultGate: Composition = {
  width: 480,
  height: 460,
  shapes: [
    { kind: 'frame', at: [0, 244], size: [480, 216], radius: 36, fill: 'brand' },
    line([2, gate], [478, gate], 'control', 3),
    line([columnX(0), 48], [columnX(0), filed], 'quiet', 4),
    line([columnX(1), 48], [columnX(1), filed], 'accent', 6),
    line([columnX(2), 48], [columnX(2), held], 'quiet', 4),
    ...source(12, 300, 'Lab'),
    ...source(324, 144, 'Imaging'),
    { kind: 'slot', at: cornerAt(2, held), size, fill: 'surface', stroke: 'text', width: 3 },
    word(2, held + 23, 'Held:', 19),
    word(2, held + 46, 'birth date', 19),
    facts(2, held + 73, 3),
    {
      kind: 'dot',
      at: [columnX(2) + 33, held + 73],
      r: 6,
      fill: 'surface',
      stroke: 'text',
      width: 3,
    },
    ...check(0),
    ...check(1),
    { kind: 'dot', at: [columnX(2), gate], r: 17, fill: 'background', stroke: 'text', width: 3 },
    line([columnX(2) - 7, gate], [columnX(2) + 7, gate], 'text', 3),
    slot(cornerAt(0, filed), size, 'quiet'),
    onBright(word(0, filed + 34, 'Filed')),
    facts(0, filed + 64),
    slot(cornerAt(1, filed), size, 'match'),
    onBright(word(1, filed + 34, 'Filed')),
    { kind: 'tick', at: [columnX(1), filed + 67], r: 12, stroke: 'strong', width: 5 },
    { kind: 'slot', at: cornerAt(2, filed), size, stroke: 'quiet', width: 3, dashed: true },
    { kind: 'person', at: [56, 410], r: 28, fill: 'raised', figure: 'strong' },
    onBrand(strong([100, 410], 'The patient’s record', 21)),
  ],
};
