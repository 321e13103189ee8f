import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** The floor display above the doors. It counts late inspections instead. */
const display: readonly Shape[] = [
  panel([6, 0], [224, 138], 24, 'strong'),
  panel([15, 9], [206, 120], 16, 'match'),
  onBright(centered(strong([118, 29], 'Late this quarter', 21))),
  cutOut(
    [
      [74, 58],
      [98, 58],
      [86, 80],
    ],
    'strong',
    6,
  ),
  onBright(heading([114, 69], '2', 62)),
  onBright(centered(plain([118, 109], 'instead of 38', 'strong', 21))),
];

/** An inspector with a clipboard, between the doors of the elevator. */
const elevator: readonly Shape[] = [
  panel([0, 148], [236, 326], 0, 'brand'),
  panel([20, 166], [196, 308], 0, 'subtle'),
  panel([46, 166], [144, 308], 0, 'raised'),
  ...[84, 122].map((x) => panel([x, 424], [32, 44], 10, 'strong')),
  panel([60, 326], [116, 112], 12, 'strong'),
  { kind: 'face', at: [118, 332], size: 164, ...looks.hardHat },
  slot([54, 406], [128, 18], 'quiet'),
  panel([82, 318], [72, 88], 8, 'brand'),
  panel([89, 328], [58, 71], 4, 'raised'),
  { kind: 'tick', at: [118, 364], r: 15, stroke: 'strong', width: 6 },
];

/** The planner’s button for an inspection at a time. */
const button = ([x, y]: Point, width: number, time: string): readonly Shape[] => [
  slot([x, y - 20], [width, 40], 'quiet'),
  onBright(centered(strong([x + width / 2, y + 1], time, 21))),
];

/** The week of inspections, as an elevator’s buttons. The one for Thursday was pressed. */
const planner: readonly Shape[] = [
  panel([250, 24], [230, 318], 28, 'brand'),
  panel([259, 33], [212, 300], 20, 'raised'),
  onBright(heading([272, 66], 'Inspections', 28)),
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) =>
    onBright(plain([272, 117 + index * 46], day, 'strong', 21)),
  ),
  ...button([328, 116], 58, '8:00'),
  ...button([391, 116], 67, '10:15'),
  ...button([328, 162], 58, '8:45'),
  ...button([328, 208], 58, '8:00'),
  slot([328, 234], [58, 40], 'brand'),
  onBrand(centered(strong([357, 255], '9:00', 21))),
  ...button([328, 300], 58, '8:30'),
];

/** A dog that waits for the elevator. */
const dog: readonly Shape[] = [
  line([346, 522], [372, 482], 'raised', 14),
  { kind: 'dot', at: [326, 506], r: 34, fill: 'raised' },
  cutOut(
    [
      [272, 440],
      [296, 436],
      [340, 506],
      [272, 520],
    ],
    'raised',
    20,
  ),
  slot([262, 440], [26, 104], 'raised'),
  slot([250, 526], [40, 18], 'raised'),
  slot([296, 526], [60, 18], 'raised'),
  { kind: 'dot', at: [280, 412], r: 30, fill: 'raised' },
  slot([228, 408], [60, 32], 'raised'),
  { kind: 'dot', at: [234, 416], r: 9, fill: 'strong' },
  { kind: 'dot', at: [266, 404], r: 5, fill: 'strong' },
  slot([286, 390], [26, 52], 'strong'),
  line([264, 450], [298, 444], 'brand', 9),
];

/** The old paper calendar in a bin. */
const bin: readonly Shape[] = [
  cutOut(
    [
      [388, 374],
      [460, 358],
      [472, 440],
      [404, 440],
    ],
    'raised',
    6,
  ),
  line([388, 390], [464, 373], 'strong', 7),
  line([394, 417], [468, 400], 'quiet', 4),
  ...[411, 435].map((x) => line([x, 394], [x + 10, 440], 'quiet', 4)),
  cutOut(
    [
      [398, 446],
      [470, 446],
      [460, 536],
      [408, 536],
    ],
    'brand',
    12,
  ),
  ...[422, 446].map((x) => line([x, 468], [x, 520], 'quiet', 6)),
  slot([386, 430], [94, 20], 'brand'),
];

/**
 * An inspector stands in an elevator, and a dog waits outside. The planner’s week looks like the
 * buttons of an elevator. The floor display counts late inspections, now and before. The paper
 * calendar is in a bin.
 */
export const inspectionPlanner: Composition = {
  width: 480,
  height: 548,
  bleeds: true,
  shapes: [ground(474, 'strong'), ...elevator, ...display, ...planner, ...bin, ...dog],
};
