import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, type Label, onBright, plain, strong } from '../figure-words.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** The start and end of the text on the report. */
const [left, right] = [22, 230];

/** Fingers on the report’s upper edge. */
const fingers = (x: number): readonly Shape[] =>
  [0, 14, 28].map((dx) => slot([x + dx, 190], [13, 30], 'subtle'));

/** The foundry’s VP of people, who holds up the second run’s report. */
const reader: readonly Shape[] = [
  ...[76, 134].map((x) => panel([x, 440], [42, 76], 0, 'brand')),
  ...[66, 134].map((x) => slot([x, 500], [52, 26], 'strong')),
  panel([44, 226], [164, 40], 0, 'strong'),
  { kind: 'face', at: [126, 232], size: 232, ...looks.grayHair, skin: 'subtle' },
  panel([0, 202], [252, 270], 12, 'strong'),
  panel([5, 207], [242, 260], 8, 'raised'),
  onBright(heading([left, 244], 'Variance report', 28)),
  onBright(plain([left, 278], 'Run 2', 'strong', 21)),
  onBright(atEnd(plain([right, 278], '120 paychecks', 'strong', 21))),
  line([left, 300], [right, 300], 'strong', 3),
  ...[334, 368].map((y) => line([left, y], [right, y], 'subtle', 3)),
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
  ...[128, 160].map((y) => line([288, y], [452, y], 'subtle', 3)),
  { kind: 'dots', at: [294, 528], count: 2, gap: 152, r: 16, fill: 'strong' },
  panel([266, 214], [208, 316], 18, 'brand'),
  slot([260, 200], [220, 36], 'strong'),
  panel([284, 254], [122, 48], 10, 'strong'),
  { ...strong([297, 278], 'Copies: 2', 21), fill: 'raised' },
  { kind: 'dots', at: [430, 278], count: 2, gap: 24, r: 8, fill: 'quiet' },
  slot([276, 328], [186, 24], 'strong'),
];

/** Holes along an edge of the first run’s paper. */
const holes = (x: number) =>
  ({ ...line([x, 350], [x, 594], 'strong', 4), dashed: true }) satisfies Shape;

/** Paper folded to and fro, from its left end to its right. Every other fold is white. */
const folded = ([x, y]: Point, count: number): readonly Shape[] => {
  const edge = Array.from(
    { length: count },
    (_, index): Point => [x + index * 72, index % 2 ? y : y + 18],
  );
  const lower = ([x, y]: Point): Point => [x, y + 42];
  return [
    {
      kind: 'line',
      points: [[x, y + 60], [x, y + 18], ...edge, ...edge.map(lower).toReversed()],
      fill: 'quiet',
    },
    ...edge
      .filter(([, top]) => top > y)
      .map(
        ([left, top]): Shape => ({
          kind: 'line',
          points: [
            [left, top],
            [left + 72, y],
            [left + 72, y + 42],
            [left, top + 42],
          ],
          fill: 'raised',
        }),
      ),
  ];
};

/** The first run’s long paper, from the printer to the floor, past the edge, and back. */
const firstRun: readonly Shape[] = [
  ...folded([-144, 538], 7),
  ...folded([-72, 666], 9),
  panel([288, 340], [162, 258], 0, 'quiet'),
  ...[380, 448, 516].map((y) => panel([288, y], [162, 36], 0, 'raised')),
  onBright(strong([316, 399], 'Run 1', 21)),
  onBright(strong([316, 433], '41 differ', 21)),
  ...['$18.40', '$212.75', '$9.08'].map((amount, index) =>
    onBright(atEnd(plain([422, 467 + index * 34], amount, 'strong', 21))),
  ),
  holes(300),
  holes(438),
];

/** A lamp that hangs from far above, and the floor’s boards. */
const room: readonly Shape[] = [
  cutOut(
    [
      [126, -bleed],
      [126, -120],
      [196, -74],
      [56, -74],
      [126, -120],
    ],
    'brand',
    12,
  ),
  {
    kind: 'line',
    points: [
      [-bleed, 556],
      [480 + bleed, 556],
      [480 + bleed, 634],
      [-bleed, 634],
    ],
    stroke: 'quiet',
    width: 6,
  },
];

/**
 * The foundry’s VP of people holds up the second run’s variance report, which is blank. The printer
 * prints it again. The first run’s long paper lies on the floor.
 */
export const blankReport: Composition = {
  width: 480,
  height: 604,
  bleeds: true,
  shapes: [ground(474, 'line'), ...room, ...reader, ...printer, ...firstRun],
};
