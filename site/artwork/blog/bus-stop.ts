import type { Shape } from '#design-system';
import { cutOut, panel, slot } from '../figure-shapes.ts';
import { heading } from '../figure-words.ts';

/** A bus shelter with a bench. Its display says when the bus comes. */
export const shelter: readonly Shape[] = [
  {
    kind: 'frame',
    at: [596, 90],
    size: [408, 284],
    radius: 0,
    fill: 'quiet',
    stroke: 'control',
    width: 16,
  },
  panel([580, 72], [440, 32], 12, 'brand'),
  panel([596, 4], [196, 74], 14, 'strong'),
  panel([612, 20], [52, 36], 10, 'raised'),
  panel([618, 27], [40, 13], 4, 'strong'),
  { kind: 'dots', at: [625, 57], count: 2, gap: 26, r: 7, fill: 'raised' },
  { ...heading([678, 42], '5 min', 40), fill: 'raised' },
  slot([612, 330], [376, 20], 'brand'),
];

/** A cat that lies on the shelter’s roof. Its paws hang down. */
export const cat: readonly Shape[] = [
  { kind: 'match', from: [972, 60], to: [1006, 12], stroke: 'quiet', width: 14 },
  slot([836, 28], [164, 52], 'quiet'),
  { kind: 'dots', at: [924, 82], count: 2, gap: 58, r: 15, fill: 'quiet' },
  cutOut(
    [
      [822, 12],
      [842, 26],
      [868, 26],
      [888, 12],
      [892, 40],
      [894, 58],
      [890, 72],
      [879, 82],
      [864, 87],
      [846, 87],
      [831, 82],
      [820, 72],
      [816, 58],
      [818, 40],
    ],
    'quiet',
    10,
  ),
  { kind: 'dots', at: [838, 60], count: 2, gap: 34, r: 6, fill: 'strong' },
  { kind: 'dot', at: [855, 71], r: 5, fill: 'brand' },
];

/** A dog on the bench, which reads along and taps on what to do today. */
export const dog: readonly Shape[] = [
  cutOut(
    [
      [946, 190],
      [958, 178],
      [988, 178],
      [1000, 192],
      [1002, 322],
      [972, 322],
      [966, 290],
      [948, 310],
      [962, 262],
      [954, 236],
      [922, 230],
      [918, 214],
      [944, 208],
    ],
    'brand',
    24,
  ),
  { kind: 'dot', at: [914, 206], r: 12, fill: 'strong' },
  slot([984, 174], [28, 80], 'strong'),
  { kind: 'dots', at: [942, 186], count: 2, gap: 30, r: 15, fill: 'raised' },
  { kind: 'dots', at: [938, 191], count: 2, gap: 30, r: 6, fill: 'strong' },
];
