import type { Look, Point, Shape } from '#design-system';
import { avatar, cutOut, line, lookInRow, looks, matchStop, slot } from '../figure-shapes.ts';

/** A scene as wide as its card. */
const scene = (background: 'brand' | 'inverse', shapes: readonly Shape[]) => ({
  width: 576,
  height: 192,
  background,
  shapes,
});

const student = (x: number, index: number): readonly Shape[] => [
  ...avatar([x, 140], 28, 'quiet', lookInRow(index)),
  slot([x - 34, 164], [68, 20], 'brand'),
];

/** A certificate on the wall, without its seal. */
const certificate = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 12], size: [84, 92], radius: 12, fill: 'raised' },
  slot([x + 16, 28], [52, 8], 'strong'),
  slot([x + 16, 44], [34, 6], 'quiet'),
  line([x + 37, 84], [x + 33, 94], 'quiet', 8),
  line([x + 47, 84], [x + 51, 94], 'quiet', 8),
];

/** A class in front of a teacher and a board, and certificates of two exams. For a brand background. */
export const course = scene('brand', [
  { kind: 'frame', at: [12, 8], size: [264, 104], radius: 14, fill: 'raised' },
  slot([36, 58], [104, 36], 'quiet'),
  { kind: 'dot', at: [66, 58], r: 21, fill: 'quiet' },
  { kind: 'dot', at: [98, 52], r: 28, fill: 'quiet' },
  ...[32, 56, 80].flatMap((y, index): readonly Shape[] => [
    { kind: 'dot', at: [170, y], r: 6, fill: 'strong' },
    slot([186, y - 4], [[66, 48, 58][index] ?? 0, 8], 'strong'),
  ]),
  line([300, 52], [262, 34], 'quiet', 6),
  ...avatar([322, 66], 40, 'raised', looks.bob),
  ...certificate(384),
  ...certificate(480),
  { kind: 'dot', at: [426, 74], r: 17, fill: 'strong' },
  { kind: 'tick', at: [426, 75], r: 7, stroke: 'raised', width: 4 },
  ...matchStop([522, 74], 17),
  ...[46, 142.8, 239.6, 336.4, 433.2, 530].flatMap(student),
]);

/** An interviewer with an answer, without the sign in it. */
const interviewer = (x: number, look: Look): readonly Shape[] => [
  { kind: 'frame', at: [x - 34, 8], size: [68, 52], radius: 16, fill: 'raised' },
  cutOut(
    [
      [x - 7, 58],
      [x + 7, 58],
      [x, 68],
    ],
    'raised',
    6,
  ),
  ...avatar([x, 110], 34, 'quiet', look),
];

const yes = (at: Point): Shape => ({ kind: 'tick', at, r: 11, stroke: 'strong', width: 6 });

/**
 * A candidate in front of three interviewers, each with an answer, and the desk of the open role. For
 * a dark background.
 */
export const search = scene('inverse', [
  ...avatar([52, 86], 40, 'raised', looks.afro),
  { kind: 'frame', at: [38, 141], size: [28, 20], radius: 7, stroke: 'quiet', width: 6 },
  { kind: 'frame', at: [16, 150], size: [72, 34], radius: 9, fill: 'quiet' },
  line([19, 166], [85, 166], 'strong', 4),
  ...interviewer(176, looks.ponytail),
  ...interviewer(268, { ...looks.baldHead, skin: 'raised' }),
  ...interviewer(360, looks.grayHair),
  ...[176, 268, 360].map((x) => yes([x, 35])),
  slot([128, 140], [280, 20], 'brand'),
  ...[156, 380].map((x) => line([x, 160], [x, 178], 'brand', 12)),
  { kind: 'frame', at: [450, 44], size: [104, 76], radius: 12, fill: 'raised' },
  line([502, 120], [502, 140], 'raised', 12),
  ...matchStop([502, 82], 26),
  slot([436, 140], [132, 20], 'brand'),
  ...[462, 542].map((x) => line([x, 160], [x, 178], 'brand', 12)),
]);
