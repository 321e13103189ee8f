import type { Shape, Tone } from '#design-system';
import { line, openStop, piece, row, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A plain question of a form, and the stages of the case, one of them done. */
export const status = piece([
  strong([0, 18], 'Taller than 6 feet?'),
  { kind: 'slot', at: [160, 1], size: [66, 34], stroke: 'control' },
  centered(strong([193, 18], 'Yes')),
  slot([233, 1], [66, 34], 'brand'),
  inSlot([266, 18], 'No', 'onBrand'),
  line([12, 68], [150, 68], 'accent', 5),
  line([150, 68], [290, 68], 'line', 5),
  { kind: 'dot', at: [12, 68], r: 11, fill: 'accent' },
  { kind: 'tick', at: [12, 69], r: 5, stroke: 'background' },
  openStop([150, 68], 9),
  { kind: 'dot', at: [290, 68], r: 8, fill: 'background', stroke: 'control' },
  plain([0, 95], 'Received'),
  centered(strong([150, 95], 'Check')),
  { ...plain([300, 95], 'Decision'), anchor: 'end' },
]);

const sheet = (x: number, name: string, value: string): readonly Shape[] => [
  { kind: 'frame', at: [x, 39], size: [88, 54], radius: 10, fill: 'raised' },
  centered(plain([x + 44, 55], name, 'strong', 15)),
  onBright(centered(strong([x + 44, 77], value))),
];

/** A case's file, with its next deadline, its letters, and its decision. */
export const caseFile = piece([
  { kind: 'frame', at: [1, 1], size: [134, 50], radius: 14, fill: 'brand' },
  { kind: 'frame', at: [1, 29], size: [298, 74], radius: 14, fill: 'brand' },
  onBrand(strong([17, 17], 'Case 4127')),
  ...sheet(11, 'Deadline', 'June 3'),
  ...sheet(106, 'Letters', '4'),
  ...sheet(201, 'Decision', 'Open'),
]);

const rules = { rebuilt: 12, all: 20 };

/** A COBOL rule and the test made from it, and how many rules have been rebuilt. */
export const rebuiltRules = piece([
  line([142, 29], [178, 29], 'accent'),
  { kind: 'frame', at: [1, 1], size: [141, 56], radius: 12, fill: 'brand' },
  onBrand(plain([15, 19], 'IF AGE >= 65')),
  onBrand(plain([15, 40], 'ADD RATE-B')),
  slot([178, 11], [121, 36], 'quiet'),
  onBright(strong([194, 29], `Test ${rules.rebuilt}`)),
  { kind: 'tick', at: [277, 30], r: 7, stroke: 'strong', width: 3 },
  strong([0, 76], `${rules.rebuilt} of ${rules.all} rules`),
  { ...plain([300, 76], 'Old system still pays'), anchor: 'end' },
  row([7, 97], rules.rebuilt, 15.05),
  ...Array.from(
    { length: rules.all - rules.rebuilt },
    (_, index): Shape => ({
      kind: 'dot',
      at: [7 + (rules.rebuilt + index) * 15.05, 97],
      r: 4.5,
      stroke: 'control',
    }),
  ),
]);

const laneY = (index: number) => 16 + index * 36;

const matched = (from: number, to: number, stroke: Tone, width: number): Shape => ({
  kind: 'match',
  from: [96, laneY(from)],
  to: [188, laneY(to)],
  stroke,
  width,
});

/** Three kinds of payments, each matched to its case. */
export const matchedPayments = piece([
  matched(0, 1, 'control', 2),
  matched(2, 0, 'control', 2),
  matched(1, 2, 'match', 4),
  ...['Card', 'Transfer', 'Check'].flatMap((name, index): readonly Shape[] => [
    slot([1, laneY(index) - 15], [95, 30], 'quiet'),
    inSlot([48.5, laneY(index)], name, 'strong'),
  ]),
  ...['Fine 52', 'Fee 118', 'Grant 7'].flatMap((name, index): readonly Shape[] => [
    slot([188, laneY(index) - 15], [111, 30], index === 2 ? 'match' : 'brand'),
    inSlot([243.5, laneY(index)], name, index === 2 ? 'strong' : 'onBrand'),
  ]),
]);

/** A tree on one side of the street, at this share of the street's length. */
const tree = (share: number, side: 1 | -1): Shape => ({
  kind: 'dot',
  at: [4 + share * 120 + side * 6, 78 - share * 56 + side * 13],
  r: 4.5,
  fill: 'brand',
});

/** A public data set on a map, with its schema, its license, and its date. */
export const openData = piece([
  { kind: 'frame', at: [1, 1], size: [126, 102], radius: 16, fill: 'surface', stroke: 'quiet' },
  line([40, 4], [72, 100], 'quiet', 4),
  line([4, 78], [124, 22], 'quiet', 6),
  ...[0.12, 0.23, 0.34, 0.56, 0.67, 0.78, 0.89].flatMap((share) => [
    tree(share, 1),
    tree(share, -1),
  ]),
  strong([150, 13], 'Street trees'),
  slot([150, 35], [78, 30], 'quiet'),
  inSlot([189, 51], 'Schema', 'strong'),
  slot([236, 35], [63, 30], 'quiet'),
  inSlot([267.5, 51], 'CC0', 'strong'),
  plain([150, 90], 'Updated May 4'),
]);

const member = (x: number, width: number, category: string): readonly Shape[] => [
  { kind: 'match', from: [140.5, 38], to: [x + width / 2, 67], stroke: 'quiet', direction: 'down' },
  slot([x, 67], [width, 36], 'quiet'),
  { kind: 'person', at: [x + 16, 85], r: 11, fill: 'raised', figure: 'strong' },
  onBright(strong([x + 30, 86], category, 15)),
];

/** A program's lead at the agency, and three people in their labor categories. */
export const program = piece([
  ...member(1, 91, 'Analyst'),
  ...member(99, 83, 'Tester'),
  ...member(189, 110, 'Developer'),
  slot([40, 1], [201, 40], 'brand'),
  { kind: 'person', at: [62, 21], r: 15, fill: 'raised', figure: 'brand' },
  onBrand(strong([88, 21], 'Your program lead')),
]);
