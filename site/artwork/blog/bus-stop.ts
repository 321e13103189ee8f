import type { Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { heading } from '../figure-words.ts';

/** A bus shelter, whose display says when the bus comes. */
export const shelter: readonly Shape[] = [
  panel([22, 92], [436, 290], 0, 'quiet'),
  ...[12, 452].map((x) => panel([x, 80], [16, 324], 0, 'control')),
  panel([0, 70], [480, 34], 12, 'brand'),
  panel([24, 0], [206, 78], 16, 'strong'),
  panel([42, 18], [54, 38], 10, 'raised'),
  ...[48, 70].map((x) => panel([x, 25], [20, 14], 4, 'strong')),
  ...[56, 82].map((x): Shape => ({ kind: 'dot', at: [x, 57], r: 7, fill: 'raised' })),
  { ...heading([112, 40], '5 min', 40), fill: 'raised' },
];

/** A cat that lies on the shelter’s roof. Its paws hang down. */
export const cat: readonly Shape[] = [
  { kind: 'match', from: [430, 54], to: [466, 12], stroke: 'quiet', width: 13 },
  slot([272, 24], [184, 54], 'quiet'),
  ...[380, 404].map((x) => line([x, 28], [x, 48], 'strong', 7)),
  { kind: 'dots', at: [286, 80], count: 3, gap: 72, r: 15, fill: 'quiet' },
  cutOut(
    [
      [284, 36],
      [282, 6],
      [304, 18],
      [324, 18],
      [346, 6],
      [344, 36],
    ],
    'quiet',
    8,
  ),
  slot([270, 18], [88, 66], 'quiet'),
  { kind: 'dots', at: [296, 54], count: 2, gap: 36, r: 6, fill: 'strong' },
  { kind: 'dot', at: [314, 64], r: 5, fill: 'brand' },
];

/** A dog with glasses on the bench. It taps on what to do today. */
export const dog: readonly Shape[] = [
  cutOut(
    [
      [404, 322],
      [410, 240],
      [446, 240],
      [458, 322],
    ],
    'brand',
    24,
  ),
  line([424, 272], [396, 326], 'brand', 24),
  panel([384, 186], [80, 74], 32, 'brand'),
  slot([354, 216], [80, 42], 'brand'),
  { kind: 'dot', at: [360, 224], r: 12, fill: 'strong' },
  slot([438, 190], [30, 80], 'strong'),
  ...[388, 418].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 206], r: 14, fill: 'raised', stroke: 'strong', width: 5 },
    { kind: 'dot', at: [x - 4, 210], r: 5, fill: 'strong' },
  ]),
];
