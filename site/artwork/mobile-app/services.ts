import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A sleepwalker on a roof. His wife finds him with an app that follows him in the background. */
export const sleepwalker = piece([
  { kind: 'dots', at: [18, 88], count: 9, gap: 33, r: 16, fill: 'brand' },
  slot([0, 76], [300, 12], 'quiet'),
  line([84, 42], [124, 36], 'raised', 13),
  { kind: 'dot', at: [130, 35], r: 7, fill: 'quiet' },
  line([60, 58], [46, 74], 'quiet', 9),
  line([84, 58], [92, 74], 'quiet', 9),
  cutOut(
    [
      [64, 36],
      [80, 36],
      [94, 60],
      [48, 60],
    ],
    'raised',
    10,
  ),
  { kind: 'dot', at: [76, 22], r: 18, fill: 'quiet' },
  ...[72, 86].map(
    (x): Shape => ({
      kind: 'arc',
      at: [x, 20],
      r: 4,
      from: 90,
      to: 270,
      stroke: 'strong',
      width: 3,
    }),
  ),
  { kind: 'dot', at: [80, 32], r: 4, fill: 'strong' },
  cutOut(
    [
      [60, 13],
      [90, 7],
      [64, 5],
      [36, 14],
      [32, 32],
    ],
    'brand',
    8,
  ),
  { kind: 'dot', at: [30, 38], r: 7, fill: 'raised' },
  {
    kind: 'face',
    at: [194, 77],
    size: 72,
    ...looks.bun,
    hair: 'brand',
    clothes: 'quiet',
    collar: 'strong',
  },
  panel([230, 0], [70, 98], 12, 'raised'),
  { kind: 'dot', at: [265, 28], r: 18, fill: 'match' },
  cutOut(
    [
      [253, 38],
      [277, 38],
      [265, 54],
    ],
    'match',
    6,
  ),
  { kind: 'dot', at: [265, 28], r: 7, fill: 'strong' },
  onBright(centered(heading([265, 78], '12 ft', 27))),
  { kind: 'dot', at: [230, 72], r: 9, fill: 'raised' },
]);

/** A phone as a baby, with a pacifier. */
const baby = (x: number, fill: 'raised' | 'quiet', camera: number): readonly Shape[] => [
  panel([x, 22], [52, 60], 12, fill),
  slot([x + 26 - camera / 2, 27], [camera, 6], 'strong'),
  { kind: 'dots', at: [x + 15, 42], count: 2, gap: 22, r: 4, fill: 'strong' },
  { kind: 'dot', at: [x + 26, 54], r: 6, fill: 'brand' },
];

/** A stork brings twins on the same day. They are an iPhone and an Android phone. */
export const sameDay = piece([
  ...[60, 80].map((x) => line([x, 70], [x, 101], 'control', 6)),
  line([16, 68], [34, 62], 'brand', 16),
  line([46, 58], [84, 50], 'raised', 42),
  line([34, 64], [66, 58], 'quiet', 20),
  {
    kind: 'line',
    points: [
      [96, 46],
      [110, 34],
      [114, 20],
    ],
    stroke: 'raised',
    width: 18,
  },
  ...[146, 292].map((x) => line([219, 12], [x, 68], 'control', 6)),
  { kind: 'dot', at: [118, 17], r: 16, fill: 'raised' },
  { kind: 'dot', at: [119, 12], r: 4, fill: 'strong' },
  cutOut(
    [
      [134, 12],
      [222, 12],
      [132, 24],
    ],
    'quiet',
    7,
  ),
  ...baby(164, 'raised', 18),
  ...baby(222, 'quiet', 6),
  cutOut(
    [
      [146, 74],
      [292, 74],
      [272, 98],
      [166, 98],
    ],
    'brand',
    12,
  ),
  onBrand(centered(heading([219, 86], 'May 12', 29))),
]);
