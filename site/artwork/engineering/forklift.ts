import type { Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** The driver in the cab. */
const cab: readonly Shape[] = [
  {
    kind: 'frame',
    at: [16, 226],
    size: [172, 220],
    radius: 0,
    fill: 'raised',
    stroke: 'brand',
    width: 14,
  },
  { kind: 'face', at: [100, 452], size: 240, ...looks.hardHat, wears: 'mustache' },
  slot([0, 208], [204, 28], 'brand'),
];

/** The middle of a wheel, and its radius. */
const wheels: readonly (readonly [Point, number])[] = [
  [[50, 556], 44],
  [[146, 544], 56],
];

/** The body, with a gap around each wheel. */
const body: readonly Shape[] = [
  cutOut(
    [
      [12, 388],
      [36, 388],
      [66, 440],
      [188, 440],
      [188, 530],
      [12, 530],
    ],
    'brand',
    24,
  ),
  ...wheels.map(([at, r]) => line(at, at, 'background', (r + 11) * 2)),
  ...wheels.flatMap(([at, r]): readonly Shape[] => [
    { kind: 'dot', at, r, fill: 'brand' },
    { kind: 'dot', at, r: r * 0.42, fill: 'brand', stroke: 'raised', width: r * 0.3 },
  ]),
];

/** The driver’s arm, which is out of the cab. It points at the flanges. */
const arm: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [154, 428],
      [186, 466],
      [228, 438],
    ],
    stroke: 'strong',
    width: 40,
  },
  line([240, 426], [238, 402], 'quiet', 13),
  { kind: 'dot', at: [244, 426], r: 22, fill: 'quiet' },
  line([250, 424], [290, 424], 'quiet', 15),
];

/** A forklift that faces right. Its wheels stand at 600. */
export const forklift: readonly Shape[] = [
  ...cab,
  ...body,
  panel([211, 188], [26, 412], 6, 'strong'),
  ...arm,
];
