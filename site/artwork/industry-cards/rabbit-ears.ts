import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Media and entertainment: news at 3 a.m. A rabbit is the TV’s antenna, and eats a carrot. */
export const rabbitEars = card('inverse', [
  slot([0, 204], [432, 16], 'raised'),
  line([136, 60], [116, 20], 'quiet', 36),
  line([188, 60], [208, 20], 'quiet', 36),
  line([134, 54], [118, 24], 'raised', 13),
  line([190, 54], [206, 24], 'raised', 13),
  { kind: 'dot', at: [162, 94], r: 56, fill: 'quiet' },
  { kind: 'dots', at: [141, 68], count: 2, gap: 42, r: 8, fill: 'strong' },
  slot([153, 76], [18, 12], 'raised'),
  {
    kind: 'line',
    points: [
      [304, 54],
      [280, 70],
      [306, 78],
    ],
    stroke: 'brand',
    width: 9,
  },
  cutOut(
    [
      [210, 84],
      [272, 60],
      [278, 80],
    ],
    'raised',
    14,
  ),
  panel([8, 92], [310, 114], 20, 'brand'),
  panel([22, 104], [222, 90], 12, 'quiet'),
  {
    kind: 'face',
    at: [88, 194],
    size: 90,
    ...looks.headscarf,
    clothes: 'strong',
    wears: 'glasses',
  },
  { kind: 'dot', at: [184, 148], r: 32, fill: 'raised' },
  { kind: 'dot', at: [200, 140], r: 27, fill: 'quiet' },
  { kind: 'dots', at: [281, 122], count: 2, gap: 36, r: 14, fill: 'raised', direction: 'down' },
  ...[86, 206].map((x) => slot([x, 80], [38, 26], 'quiet')),
  { kind: 'dot', at: [378, 156], r: 50, fill: 'raised' },
  line([378, 124], [378, 156], 'brand', 12),
  line([378, 156], [402, 156], 'brand', 12),
]);
