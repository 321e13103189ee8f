import type { Point, Shape } from '#design-system';
import { avatar, line, lookInRow, looks, matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A platform's gradebook, and an extension that fits into the platform. */
export const platform = piece([
  { kind: 'frame', at: [0, 0], size: [180, 104], radius: 20, fill: 'brand' },
  ...[30, 74].flatMap((y): readonly Shape[] => [
    { kind: 'person', at: [34, y], r: 16, fill: 'raised', figure: 'strong' },
    slot([60, y - 14], [82, 28], 'quiet'),
  ]),
  { kind: 'dot', at: [179, 52], r: 24, fill: 'surface' },
  { kind: 'frame', at: [188, 0], size: [112, 104], radius: 20, fill: 'quiet' },
  { kind: 'dot', at: [179, 52], r: 16, fill: 'quiet' },
  onBright(centered(heading([246, 53], 'LTI', 40))),
]);

/** A page with a folded corner. */
const page = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 0], size: [92, 104], radius: 16, fill: 'brand' },
  {
    kind: 'line',
    points: [
      [x + 64, 0],
      [x + 64, 28],
      [x + 92, 28],
    ],
    fill: 'quiet',
  },
  {
    kind: 'line',
    points: [
      [x + 63, -1],
      [x + 93, -1],
      [x + 93, 29],
    ],
    fill: 'surface',
  },
];

/** An applicant's documents, one of them missing. */
export const documents = piece([
  ...page(0),
  { kind: 'person', at: [35, 36], r: 19, fill: 'raised', figure: 'strong' },
  slot([16, 72], [60, 12], 'quiet'),
  { kind: 'frame', at: [105, 1], size: [90, 102], radius: 16, stroke: 'control', dashed: true },
  centered(plain([150, 53], 'Missing', 'text', 20)),
  ...page(208),
  slot([224, 24], [34, 12], 'quiet'),
  ...[48, 72].map((y) => slot([224, y], [60, 12], 'quiet')),
]);

const bubble = (question: number, choice: number): Point => [
  12.8 + question * 39.2,
  12.8 + choice * 39.2,
];

/** An answer sheet with a column for each question. The latest answer has just been saved. */
export const answerSheet = piece([
  ...[0, 1, 2].map(
    (choice): Shape => ({
      kind: 'dots',
      at: bubble(0, choice),
      count: 8,
      gap: 39.2,
      r: 12.8,
      fill: 'quiet',
    }),
  ),
  ...[1, 2, 0, 1, 2].map(
    (choice, question): Shape => ({
      kind: 'dot',
      at: bubble(question, choice),
      r: 12.8,
      fill: 'brand',
    }),
  ),
  ...matchStop(bubble(5, 1), 20),
]);

/** A live lesson with a caption, and the learners who attend it. */
export const lesson = piece([
  { kind: 'frame', at: [0, 0], size: [172, 104], radius: 20, fill: 'brand' },
  ...avatar([86, 36], 26, 'raised', looks.bob),
  slot([12, 68], [148, 28], 'strong'),
  { ...centered(strong([86, 83], 'Questions?', 20)), fill: 'raised' },
  ...[0, 1, 2, 3].flatMap((index) => {
    const [x, y] = [184 + (index % 2) * 64, index < 2 ? 0 : 58];
    return [
      { kind: 'frame', at: [x, y], size: [52, 46], radius: 14, fill: 'quiet' },
      { kind: 'face', at: [x + 26, y + 46], size: 46, ...lookInRow(index) },
    ] satisfies Shape[];
  }),
]);

/** A phone without a connection, which stores the steps of a lesson. */
export const offlinePhone = piece([
  { kind: 'frame', at: [0, 0], size: [300, 104], radius: 26, fill: 'brand' },
  { kind: 'frame', at: [24, 10], size: [252, 84], radius: 14, fill: 'quiet' },
  { kind: 'dot', at: [288, 52], r: 5, fill: 'quiet' },
  onBright(heading([40, 39], 'Offline', 34)),
  ...Array.from({ length: 5 }, (_, step) =>
    slot([40 + step * 45, 64], [40, 14], step < 3 ? 'brand' : 'raised'),
  ),
]);

/** A grade, the one that replaced it, and who changed it. */
export const change = piece([
  line([120, 52], [256, 52], 'brand', 6),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'quiet' },
  { kind: 'arc', at: [136, 52], r: 56, from: 225, to: 315, stroke: 'surface', width: 8 },
  { kind: 'dot', at: [136, 52], r: 52, fill: 'brand' },
  ...avatar([256, 52], 44, 'quiet', looks.mustache),
  onBright(centered(heading([42, 53], 'B', 44))),
  centered(onBrand(heading([136, 53], 'B+', 44))),
]);
