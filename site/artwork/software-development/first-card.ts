import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A hut of straw, which the wind tilts: the option with the risk. */
const straw = (x: number): readonly Shape[] => [
  cutOut(
    [
      [x + 18, 54],
      [x + 82, 54],
      [x + 72, 100],
      [x + 4, 100],
    ],
    'quiet',
    8,
  ),
  onBright(centered(heading([x + 40, 84], 'Risk', 23))),
  cutOut(
    [
      [x + 62, 10],
      [x + 2, 56],
      [x + 20, 54],
      [x + 26, 66],
      [x + 42, 54],
      [x + 52, 66],
      [x + 66, 54],
      [x + 78, 64],
      [x + 90, 52],
    ],
    'raised',
    7,
  ),
  ...[22, 46, 72].map((dx) => line([x + 62, 14], [x + dx, 52], 'strong', 3)),
];

/** A house of wood with a tidy roof: the option that fits. */
const wood = (x: number): readonly Shape[] => [
  panel([x + 66, 14], [12, 30], 2, 'match'),
  panel([x + 10, 42], [72, 62], 4, 'match'),
  cutOut(
    [
      [x + 46, 10],
      [x + 84, 44],
      [x + 8, 44],
    ],
    'match',
    8,
  ),
  {
    kind: 'line',
    points: [
      [x + 5, 45],
      [x + 46, 8],
      [x + 87, 45],
    ],
    stroke: 'raised',
    width: 11,
  },
  onBright(centered(heading([x + 46, 74], '2', 48))),
];

/** A fortress of brick: the option with the effort. */
const brick = (x: number): readonly Shape[] => [
  ...[0, 36, 72].map((dx) => panel([x + dx, 2], [22, 28], 3, 'brand')),
  panel([x, 20], [94, 84], 3, 'brand'),
  ...[38, 58, 92].map((y) => line([x, y], [x + 94, y], 'background', 3)),
  ...[32, 64].map((dx) => line([x + dx, 22], [x + dx, 36], 'background', 3)),
  ...[16, 48, 80].map((dx) => line([x + dx, 40], [x + dx, 56], 'background', 3)),
  panel([x + 8, 56], [78, 34], 6, 'raised'),
  onBright(centered(heading([x + 47, 74], 'Effort', 23))),
];

/** A wolf that blows. */
const wolf: readonly Shape[] = [
  cutOut(
    [
      [6, 100],
      [6, 40],
      [16, 6],
      [34, 26],
      [44, 8],
      [56, 32],
      [104, 52],
      [104, 66],
      [66, 76],
      [58, 100],
    ],
    'quiet',
    8,
  ),
  { kind: 'dot', at: [104, 54], r: 8, fill: 'strong' },
  { kind: 'dot', at: [54, 46], r: 5, fill: 'strong' },
  line([44, 34], [60, 38], 'strong', 4),
  { kind: 'arc', at: [74, 62], r: 14, from: 195, to: 345, stroke: 'strong', width: 4 },
  ...[30, 62, 94].map(
    (y): Shape => ({
      kind: 'match',
      from: [124, 62 + (y - 62) * 0.3],
      to: [166, y],
      stroke: 'raised',
      width: 5,
    }),
  ),
];

/** Three houses for three options: straw in the wind, wood that is just right, and a fortress. */
export const options = piece([...straw(2), ...wood(105), ...brick(206)]);

/** The same houses between the wolf that blows at them and the architect with a plan. */
export const wideOptions = piece(
  [
    ...wolf,
    ...straw(176),
    ...wood(292),
    ...brick(404),
    panel([520, 0], [165, 104], 16, 'quiet'),
    { kind: 'face', at: [634, 104], size: 100, ...looks.longHair },
    panel([530, 22], [66, 74], 6, 'raised'),
    cutOut(
      [
        [545, 80],
        [545, 56],
        [563, 40],
        [581, 56],
        [581, 80],
      ],
      'brand',
      5,
    ),
    slot([547, 86], [32, 4], 'strong'),
  ],
  685,
);
