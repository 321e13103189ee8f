import type { Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { heading } from '../figure-words.ts';

/** A bus shelter, whose display says when the bus comes. */
export const shelter: readonly Shape[] = [
  panel([22, 92], [436, 290], 0, 'quiet'),
  ...[12, 452].map((x) => panel([x, 80], [16, 324], 0, 'control')),
  slot([318, 34], [134, 44], 'quiet'),
  line([440, 58], [462, 14], 'quiet', 14),
  ...[404, 426].map((x) => line([x, 38], [x, 54], 'strong', 7)),
  panel([0, 70], [480, 34], 12, 'brand'),
  panel([24, 0], [206, 78], 16, 'strong'),
  panel([42, 18], [54, 38], 10, 'raised'),
  ...[48, 70].map((x) => panel([x, 25], [20, 14], 4, 'strong')),
  ...[56, 82].map((x): Shape => ({ kind: 'dot', at: [x, 57], r: 7, fill: 'raised' })),
  { ...heading([112, 40], '5 min', 40), fill: 'raised' },
];

/** The head of a cat that reads upside down, from the shelter’s roof. */
export const cat: readonly Shape[] = [
  cutOut(
    [
      [324, 88],
      [324, 126],
      [348, 108],
      [360, 108],
      [384, 126],
      [384, 88],
    ],
    'raised',
    6,
  ),
  slot([317, 60], [74, 54], 'raised'),
  { kind: 'dots', at: [340, 92], count: 2, gap: 28, r: 5, fill: 'strong' },
  { kind: 'dot', at: [354, 78], r: 6, fill: 'brand' },
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
