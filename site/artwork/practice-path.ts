import type { Composition, Look, Point, Shape } from '#design-system';
import { looks, onCircle, panel, slot } from './figure-shapes.ts';
import { centered, onBrand, onBright, strong } from './figure-words.ts';

const type = 24;
const shelf = 352;

/** A kettlebell on the shelf. The angle is that of its handle; 0 is upright. */
const kettlebell = (x: number, r: number, angle = 0): readonly Shape[] => {
  const reach = Math.round(r * 0.95);
  const y = shelf - r;
  return [
    {
      kind: 'arc',
      at: onCircle([x, y], reach, angle),
      r: Math.round(r * 0.64),
      from: angle - 120,
      to: angle + 120,
      stroke: 'raised',
      width: Math.round(r * 0.3),
    },
    { kind: 'dot', at: [x, y], r, fill: 'raised' },
  ];
};

/** The weight of each week: where it is, and its radius. */
const weeks: readonly Point[] = [
  [20, 14],
  [59, 16],
  [102, 18],
  [149, 20],
  [270, 22],
  [330, 23],
  [387, 25],
  [450, 29],
];

/** A ball of the barbell: an exam that is passed. */
const exam = ([x, y]: Point, name: string, fill: 'raised' | 'match'): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 80, fill },
  { kind: 'tick', at: [x, y - 38], r: 17, stroke: 'strong', width: 7 },
  ...[name, 'exam'].map((text, row) =>
    onBright(centered(strong([x, y + row * 28 + 4], text, type))),
  ),
];

/** A sleeve of an arm that is up. */
const arm = (side: 1 | -1): Shape => ({
  kind: 'line',
  points: [
    [240 + side * 62, 286],
    [240 + side * 98, 214],
    [240 + side * 52, 92],
  ],
  stroke: 'quiet',
  width: 34,
});

const student: Look = { ...looks.bun, cut: 'bob', wears: 'glasses', clothes: 'quiet' };

/**
 * Salesforce training: a student has lifted a heavier weight each week, one of them on the second
 * try. Now she lifts a barbell of two exams.
 */
export const practicePath: Composition = {
  width: 480,
  height: 432,
  shapes: [
    { kind: 'dot', at: [240, 206], r: 152, fill: 'brand' },
    panel([162, 308], [156, 44], 0, 'quiet'),
    { kind: 'face', at: [240, 310], size: 220, ...student },
    arm(-1),
    arm(1),
    slot([100, 72], [280, 16], 'quiet'),
    { kind: 'dots', at: [188, 80], count: 2, gap: 104, r: 19, fill: 'raised' },
    ...exam([80, 80], 'Admin', 'raised'),
    ...exam([400, 80], 'App Builder', 'match'),
    ...weeks.flatMap(([x, r]) => kettlebell(x, r)),
    ...kettlebell(214, 22, -90),
    { kind: 'tick', at: [270, shelf - 21], r: 9, stroke: 'strong', width: 5 },
    panel([0, shelf], [480, 80], 20, 'brand'),
    slot([0, shelf - 2], [480, 16], 'quiet'),
    onBrand(strong([24, 398], 'Week 1', type)),
    onBrand(centered(strong([242, 398], 'Second try', type))),
    onBrand({ ...strong([456, 398], 'Week 8', type), anchor: 'end' }),
  ],
};
