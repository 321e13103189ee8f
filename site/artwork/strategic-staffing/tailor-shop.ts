import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A pair of shoes. `bottom` is where they stand. */
const shoes = (xs: readonly number[], bottom: number): readonly Shape[] =>
  xs.map((x) => panel([x - 20, bottom - 18], [40, 18], 9, 'strong'));

/** Someone tall in a suit that is far too short. */
export const shortSuit: readonly Shape[] = [
  ...[48, 84].flatMap((x) => [
    line([x, 262], [x, 342], 'raised', 18),
    line([x, 236], [x, 282], 'strong', 32),
    slot([x - 11, 322], [22, 14], 'strong'),
  ]),
  ...shoes([44, 88], 360),
  panel([27, 172], [78, 62], 8, 'raised'),
  slot([27, 222], [78, 18], 'strong'),
  { kind: 'dot', at: [66, 211], r: 3.5, fill: 'strong' },
  ...[20, 112].map((x) => line([x, 176], [x, 258], 'raised', 18)),
  {
    kind: 'face',
    at: [66, 170],
    size: 156,
    ...looks.mustache,
    clothes: 'strong',
    collar: 'raised',
  },
  panel([12, 160], [108, 30], 8, 'strong'),
  ...[20, 112].map((x) => line([x, 156], [x, 190], 'strong', 24)),
];

/** Someone small in a coat that is far too long. */
export const longCoat: readonly Shape[] = [
  { kind: 'face', at: [416, 240], size: 150, ...looks.curls, collar: 'raised' },
  cutOut(
    [
      [378, 232],
      [454, 232],
      [466, 346],
      [366, 346],
    ],
    'strong',
    28,
  ),
  line([410, 256], [416, 346], 'quiet', 4),
  ...[272, 302, 332].map((y): Shape => ({ kind: 'dot', at: [428, y], r: 5, fill: 'quiet' })),
  {
    kind: 'line',
    points: [
      [384, 234],
      [368, 160],
      [348, 146],
      [334, 166],
      [334, 204],
    ],
    stroke: 'strong',
    width: 28,
  },
  line([456, 238], [463, 334], 'quiet', 34),
  line([456, 236], [463, 346], 'strong', 28),
];

/** The new colleague, whose suit fits. */
export const fittingSuit: readonly Shape[] = [
  ...[210, 248].map((x) => line([x, 240], [x, 306], 'match', 34)),
  ...shoes([205, 253], 332),
  ...[-1, 1].flatMap((way): readonly Shape[] => [
    line([229 + way * 42, 180], [229 + way * 60, 102], 'match', 28),
    { kind: 'dot', at: [229 + way * 62, 82], r: 15, fill: 'raised' },
  ]),
  { kind: 'face', at: [229, 196], size: 158, ...looks.bun, clothes: 'match' },
  panel([173, 184], [112, 66], 12, 'match'),
  cutOut(
    [
      [210, 158],
      [248, 158],
      [229, 200],
    ],
    'raised',
    4,
  ),
  line([229, 164], [229, 194], 'strong', 8),
  ...[218, 237].map((y): Shape => ({ kind: 'dot', at: [229, y], r: 4, fill: 'strong' })),
];

/** The tailor on his knees, with a tape measure in his hand and one around his neck. */
export const tailor: readonly Shape[] = [
  slot([272, 304], [84, 28], 'strong'),
  {
    kind: 'face',
    at: [316, 322],
    size: 132,
    skin: 'raised',
    hair: 'strong',
    cut: 'bald',
    clothes: 'strong',
    collar: 'raised',
    wears: 'glasses',
  },
  ...(
    [
      [278, 252, 7],
      [296, 282, 4],
      [336, 282, 4],
    ] as const
  ).flatMap(([x, y, count]): readonly Shape[] => [
    line([x, y], [x, 324], 'raised', 14),
    { kind: 'dots', at: [x, y], count, gap: 12, r: 2, fill: 'strong', direction: 'down' },
  ]),
  { kind: 'dot', at: [278, 250], r: 12, fill: 'raised' },
];
