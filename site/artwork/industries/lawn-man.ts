import type { Point, Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

const tulip = ([x, y]: Point): readonly Point[] => [
  [x, y + 24],
  [x - 14, y + 10],
  [x - 14, y - 12],
  [x, y],
  [x + 14, y - 12],
  [x + 14, y + 10],
  [x, y + 24],
  [236, 200],
];

/** Tulips, as one line. */
export const tulips: Shape = {
  kind: 'line',
  points: [
    [236, 210],
    [236, 200],
    ...tulip([206, 142]),
    ...tulip([236, 104]),
    ...tulip([268, 134]),
  ],
  fill: 'subtle',
  stroke: 'subtle',
  width: 7,
};

/** A man for the lawn. He fishes, as gnomes do. */
export const humanOrnament: readonly Shape[] = [
  {
    kind: 'face',
    at: [326, 206],
    size: 176,
    ...looks.baldHead,
    clothes: 'raised',
    collar: 'strong',
  },
  line([376, 196], [408, 180], 'raised', 28),
  { kind: 'dot', at: [416, 178], r: 15, fill: 'quiet' },
  cutOut(
    [
      [478, 128],
      [489, 144],
      [480, 162],
      [488, 176],
      [468, 176],
      [476, 162],
      [467, 144],
    ],
    'raised',
    5,
  ),
];
