import type { Look, Shape } from '#design-system';
import {
  avatar,
  cutOut,
  exclamation,
  lookInRow,
  looks,
  panel,
  piece,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The board of a sprint with its team, and the developer who joins it. */
export const joinedSprint = piece([
  panel([20, 0], [194, 60], 18, 'brand'),
  panel([0, 14], [222, 90], 18, 'raised'),
  onBright(heading([18, 40], 'Sprint 14', 27)),
  ...[36, 76, 116].flatMap((x, index): readonly Shape[] => [
    { kind: 'dot', at: [x, 78], r: 24, fill: 'raised' },
    ...avatar([x, 78], 21, 'quiet', lookInRow(index)),
  ]),
  { kind: 'dot', at: [239, 52], r: 52, fill: 'background' },
  ...avatar([248, 52], 52, 'match', looks.glasses),
]);

const team: readonly Look[] = [
  looks.curls,
  looks.mustache,
  looks.bun,
  looks.grayHair,
  looks.ponytail,
];

/** Five people behind a table with a sign: they work for one client. */
export const reservedTable = piece([
  panel([10, 0], [280, 90], 20, 'quiet'),
  ...team.map(
    (look, index): Shape => ({ kind: 'face', at: [32 + index * 59, 80], size: 68, ...look }),
  ),
  panel([0, 78], [300, 26], 12, 'raised'),
  cutOut(
    [
      [92, 67],
      [208, 67],
      [218, 100],
      [82, 100],
    ],
    'brand',
    8,
  ),
  onBrand(centered(heading([150, 85], 'Reserved', 23))),
]);

/** The time between a monitored system's alarm and the person who responds to it. */
export const responseTime = piece([
  panel([0, 0], [300, 104], 20, 'quiet'),
  {
    kind: 'line',
    points: [
      [4, 28],
      [72, 28],
      [90, 48],
      [108, 14],
      [128, 46],
      [146, 20],
      [164, 44],
      [182, 30],
      [210, 30],
    ],
    stroke: 'brand',
    width: 6,
  },
  { kind: 'dot', at: [52, 28], r: 22, fill: 'strong' },
  ...exclamation([52, 27], 12, 'raised'),
  slot([20, 57], [240, 38], 'brand'),
  centered(onBrand(strong([107, 77], 'Response time', 22))),
  { kind: 'dot', at: [246, 52], r: 52, fill: 'quiet' },
  ...avatar([246, 52], 46, 'brand', { ...looks.bob, clothes: 'strong', wears: 'headset' }),
]);
