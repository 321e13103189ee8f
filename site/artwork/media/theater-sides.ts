import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { glasses, seat, smile } from './crash-test-dummies.ts';

/** A lens of the sleeper’s 3D glasses, from its left upper corner. */
const tiltedLens = ([x, y]: Point, fill: Tone): Shape => ({
  kind: 'line',
  points: [
    [x, y],
    [x + 31, y + 15],
    [x + 22, y + 33],
    [x - 9, y + 18],
    [x, y],
  ],
  fill,
  stroke: 'strong',
  width: 7,
});

/** An usher, who shines his flashlight at a dummy that sleeps. */
export const usher: readonly Shape[] = [
  cutOut(
    [
      [222, 216],
      [312, 190],
      [312, 262],
      [222, 226],
    ],
    'raised',
    6,
  ),
  {
    kind: 'line',
    points: [
      [62, 290],
      [66, 240],
      [110, 240],
      [114, 290],
      [110, 240],
      [134, 216],
      [184, 221],
      [220, 221],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'face', at: [88, 256], size: 196, ...looks.afro, wears: 'mustache' },
  line([134, 216], [184, 221], 'brand', 36),
  { kind: 'dot', at: [190, 221], r: 19, fill: 'quiet' },
];

/** A dummy that snores. Its head sank to its shoulder. */
export const sleeper: readonly Shape[] = [
  seat(352),
  { kind: 'dot', at: [362, 230], r: 40, fill: 'raised' },
  { kind: 'dot', at: [373, 206], r: 12, fill: 'strong' },
  tiltedLens([332, 210], 'quiet'),
  tiltedLens([363, 225], 'brand'),
  { kind: 'dot', at: [348, 252], r: 6, fill: 'strong' },
  {
    kind: 'line',
    points: [
      [368, 116],
      [400, 116],
      [368, 152],
      [400, 152],
    ],
    stroke: 'brand',
    width: 9,
  },
];

/** A dummy with a very tall hat. Another one has climbed up behind it to see something. */
export const tallHat: readonly Shape[] = [
  seat(1210),
  { kind: 'dots', at: [1210, 48], count: 2, gap: 172, r: 40, fill: 'raised', direction: 'down' },
  { kind: 'dot', at: [1210, 24], r: 12, fill: 'strong' },
  ...glasses([1210, 50]),
  smile(1210),
  cutOut(
    [
      [1182, 82],
      [1238, 82],
      [1238, 204],
      [1264, 204],
      [1264, 212],
      [1156, 212],
      [1156, 204],
      [1182, 204],
    ],
    'strong',
    20,
  ),
  { kind: 'dots', at: [1182, 74], count: 2, gap: 56, r: 13, fill: 'raised' },
];

/** A man who came for the movie. */
export const guest: readonly Shape[] = [
  panel([1384, 166], [152, 140], 56, 'brand'),
  { kind: 'face', at: [1460, 306], size: 184, ...looks.grayHair },
];
