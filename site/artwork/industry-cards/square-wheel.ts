import { line, looks, slot } from '../figure-shapes.ts';
import { card } from './card.ts';

/** Engineering and manufacturing: a shift lead rides a bicycle. Its front wheel is square. */
export const squareWheel = card('brand', [
  slot([0, 206], [432, 14], 'quiet'),
  { kind: 'dot', at: [92, 142], r: 54, stroke: 'raised', width: 20 },
  { kind: 'frame', at: [272, 92], size: [104, 104], radius: 14, stroke: 'match', width: 20 },
  {
    kind: 'line',
    points: [
      [92, 142],
      [206, 160],
      [302, 92],
      [176, 120],
      [206, 160],
    ],
    stroke: 'raised',
    width: 12,
  },
  line([324, 144], [290, 58], 'raised', 12),
  line([268, 58], [296, 58], 'raised', 14),
  { kind: 'dot', at: [92, 142], r: 14, fill: 'raised' },
  { kind: 'dot', at: [324, 144], r: 14, fill: 'match' },
  slot([138, 108], [76, 20], 'raised'),
  {
    kind: 'line',
    points: [
      [178, 112],
      [240, 132],
      [212, 182],
    ],
    stroke: 'quiet',
    width: 26,
  },
  slot([200, 180], [48, 18], 'raised'),
  {
    kind: 'face',
    at: [176, 120],
    size: 116,
    ...looks.hardHat,
    skin: 'raised',
    hair: 'match',
    clothes: 'quiet',
    collar: 'brand',
  },
  line([204, 104], [268, 64], 'quiet', 24),
  { kind: 'dot', at: [272, 60], r: 14, fill: 'raised' },
]);
