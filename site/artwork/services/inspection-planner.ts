import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { bin, carpet, dog, lamp } from './elevator-lobby.ts';

/** The floor display hangs above the doors. It counts late inspections instead. */
const display: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [58, 8],
      [58, -bleed],
      [178, -bleed],
      [178, 8],
    ],
    stroke: 'strong',
    width: 12,
  },
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
  panel([0, 150], [236, 420], 0, 'brand'),
  panel([20, 170], [196, 400], 0, 'subtle'),
  panel([34, 170], [168, 400], 0, 'raised'),
  {
    kind: 'line',
    points: [
      [96, 544],
      [96, 510],
      [140, 510],
      [140, 544],
    ],
    stroke: 'strong',
    width: 40,
  },
  panel([44, 384], [148, 142], 14, 'strong'),
  { kind: 'face', at: [118, 392], size: 210, ...looks.hardHat },
  slot([38, 487], [160, 23], 'quiet'),
  panel([72, 374], [92, 113], 10, 'brand'),
  panel([81, 387], [74, 91], 5, 'raised'),
  { kind: 'tick', at: [118, 433], r: 19, stroke: 'strong', width: 7 },
];

/** The planner’s button for an inspection at a time. */
const button = ([x, y]: Point, width: number, time: string): readonly Shape[] => [
  slot([x, y - 20], [width, 40], 'quiet'),
  onBright(centered(strong([x + width / 2, y + 1], time, 21))),
];

/** The week of inspections, as an elevator’s buttons. The one for Thursday was pressed. */
const planner: readonly Shape[] = [
  panel([250, 104], [230, 318], 28, 'brand'),
  panel([259, 113], [212, 300], 20, 'raised'),
  onBright(heading([272, 146], 'Inspections', 28)),
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) =>
    onBright(plain([272, 197 + index * 46], day, 'strong', 21)),
  ),
  ...button([328, 196], 58, '8:00'),
  ...button([391, 196], 67, '10:15'),
  ...button([328, 242], 58, '8:45'),
  ...button([328, 288], 58, '8:00'),
  slot([328, 314], [58, 40], 'brand'),
  onBrand(centered(strong([357, 335], '9:00', 21))),
  ...button([328, 380], 58, '8:30'),
];

/**
 * An inspector stands in an elevator, and a dog waits outside. The planner’s week looks like the
 * buttons of an elevator. The floor display counts late inspections, now and before. The paper
 * calendar is in a bin.
 */
export const inspectionPlanner: Composition = {
  width: 480,
  height: 644,
  bleeds: true,
  shapes: [
    ground(570, 'strong'),
    carpet,
    ...elevator,
    ...display,
    ...lamp,
    ...planner,
    ...bin,
    ...dog,
  ],
};
