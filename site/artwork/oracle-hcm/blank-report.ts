import type { Composition, Point, Shape } from '#design-system';
import { ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, type Label, onBright, plain, strong } from '../figure-words.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** The start and end of the text on the report. */
const [left, right] = [22, 230];

/** Fingers on the report’s upper edge. */
const fingers = (x: number): readonly Shape[] =>
  [0, 14, 28].map((dx) => slot([x + dx, 190], [13, 30], 'subtle'));

/** The foundry’s VP of people, who holds up the second run’s report. */
const reader: readonly Shape[] = [
  ...[80, 130].map((x) => panel([x, 440], [42, 58], 14, 'brand')),
  panel([44, 226], [164, 40], 0, 'strong'),
  { kind: 'face', at: [126, 232], size: 232, ...looks.grayHair, skin: 'subtle' },
  panel([0, 202], [252, 270], 12, 'strong'),
  panel([5, 207], [242, 260], 8, 'raised'),
  onBright(heading([left, 244], 'Variance report', 28)),
  onBright(plain([left, 278], 'Run 2', 'strong', 21)),
  onBright(atEnd(plain([right, 278], '120 paychecks', 'strong', 21))),
  line([left, 300], [right, 300], 'strong', 3),
  ...[328, 356, 384].map((y) => line([left, y], [right, y], 'subtle', 3)),
  panel([11, 403], [230, 58], 6, 'match'),
  onBright(strong([left, 433], 'Total', 21)),
  onBright(atEnd(heading([right, 433], '$0.00', 38))),
  ...fingers(50),
  ...fingers(161),
];

/** An office printer, which prints the same report again. */
const printer: readonly Shape[] = [
  panel([272, 36], [196, 190], 10, 'raised'),
  onBright(heading([288, 70], 'Variance report', 22)),
  line([288, 96], [452, 96], 'strong', 3),
  ...[124, 152, 180].map((y) => line([288, y], [452, y], 'subtle', 3)),
  { kind: 'dots', at: [294, 488], count: 2, gap: 152, r: 14, fill: 'quiet' },
  panel([266, 214], [208, 276], 18, 'brand'),
  slot([260, 200], [220, 36], 'strong'),
  panel([284, 254], [122, 48], 10, 'strong'),
  { ...strong([297, 278], 'Copies: 2', 21), fill: 'raised' },
  { kind: 'dots', at: [430, 278], count: 2, gap: 24, r: 8, fill: 'quiet' },
  slot([276, 328], [186, 24], 'strong'),
];

/** Holes along an edge of the first run’s paper. */
const holes = (x: number) =>
  ({ ...line([x, 350], [x, 548], 'strong', 4), dashed: true }) satisfies Shape;

/** Where the paper on the floor is folded: along its upper edge, from the printer to the left. */
const folds = Array.from(
  { length: 12 },
  (_, index): Point => [216 - index * 72, index % 2 ? 510 : 496],
);

/** The edge’s other side. */
const lower = ([x, y]: Point): Point => [x, y + 42];

/** The first run’s long paper, from the printer to the floor and past the edge. */
const firstRun: readonly Shape[] = [
  {
    kind: 'line',
    points: [[288, 552], [288, 510], ...folds, ...folds.map(lower).toReversed()],
    fill: 'quiet',
  },
  ...[144, 0, -144, -288, -432].map(
    (x): Shape => ({
      kind: 'line',
      points: [
        [x, 510],
        [x + 72, 496],
        [x + 72, 538],
        [x, 552],
      ],
      fill: 'raised',
    }),
  ),
  panel([288, 340], [162, 212], 0, 'quiet'),
  ...[380, 448, 516].map((y) => panel([288, y], [162, 36], 0, 'raised')),
  onBright(strong([316, 399], 'Run 1', 21)),
  onBright(strong([316, 433], '41 differ', 21)),
  ...['$18.40', '$212.75', '$9.08'].map((amount, index) =>
    onBright(atEnd(plain([422, 467 + index * 34], amount, 'strong', 21))),
  ),
  holes(300),
  holes(438),
];

/**
 * The foundry’s VP of people holds up the second run’s variance report, which is blank. The printer
 * prints it again. The first run’s long paper lies on the floor.
 */
export const blankReport: Composition = {
  width: 480,
  height: 552,
  bleeds: true,
  shapes: [ground(462, 'strong'), ...reader, ...printer, ...firstRun],
};
