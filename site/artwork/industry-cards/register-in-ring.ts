import type { Point, Shape } from '#design-system';
import { cross, cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { card } from './card.ts';

/** A boxing glove. The point is its middle. Its thumb is on the right for 1, or on the left for -1. */
const glove = ([x, y]: Point, thumb: -1 | 1): readonly Shape[] => [
  { kind: 'dot', at: [x + thumb * 22, y + 12], r: 14, fill: 'strong' },
  panel([x - 28, y - 32], [56, 64], 25, 'strong'),
];

/** Retail and e-commerce: a cash register in a boxing ring. A shopping bag is knocked out. */
export const registerInRing = card('raised', [
  { kind: 'frame', at: [8, 70], size: [416, 140], radius: 6, stroke: 'quiet', width: 14 },
  line([8, 124], [424, 124], 'quiet', 9),
  panel([0, 196], [432, 24], 8, 'brand'),
  {
    kind: 'line',
    points: [
      [48, 104],
      [76, 130],
      [222, 130],
      [256, 54],
    ],
    stroke: 'brand',
    width: 22,
  },
  ...glove([44, 86], 1),
  ...glove([258, 34], -1),
  panel([76, 2], [152, 76], 14, 'match'),
  onBright(centered(heading([148, 37], 'K.O.', 52))),
  cutOut(
    [
      [98, 78],
      [206, 78],
      [222, 146],
      [82, 146],
    ],
    'brand',
    20,
  ),
  { kind: 'dots', at: [130, 94], count: 2, gap: 44, r: 10, fill: 'raised' },
  { kind: 'arc', at: [152, 104], r: 24, from: 110, to: 250, stroke: 'raised', width: 9 },
  panel([62, 152], [180, 48], 8, 'strong'),
  line([380, 96], [380, 18], 'strong', 6),
  {
    kind: 'frame',
    at: [380, 10],
    size: [48, 38],
    radius: 3,
    fill: 'raised',
    stroke: 'strong',
    width: 6,
  },
  { kind: 'arc', at: [332, 92], r: 26, from: 270, to: 450, stroke: 'strong', width: 8 },
  panel([280, 92], [118, 110], 6, 'strong'),
  ...[314, 364].flatMap((x) => cross([x, 134], 13, 'raised')),
  { kind: 'arc', at: [339, 188], r: 22, from: 300, to: 420, stroke: 'raised', width: 9 },
]);
