import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';
import { card } from './card.ts';

/** Travel and hospitality: a hermit crab with a suitcase. Its shell is room 7, and a guest is in it. */
export const crabWithRoom = card('subtle', [
  slot([0, 204], [432, 16], 'control'),
  { kind: 'dots', at: [222, 190], count: 3, gap: 36, r: 14, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [258, 70],
      [262, 130],
      [298, 130],
      [298, 70],
    ],
    stroke: 'quiet',
    width: 11,
  },
  { kind: 'dots', at: [258, 66], count: 2, gap: 40, r: 18, fill: 'raised' },
  { kind: 'dots', at: [263, 66], count: 2, gap: 40, r: 9, fill: 'strong' },
  line([306, 140], [376, 78], 'quiet', 24),
  { kind: 'dot', at: [372, 50], r: 38, fill: 'quiet' },
  cutOut(
    [
      [374, 54],
      [342, 20],
      [368, 8],
    ],
    'background',
    8,
  ),
  slot([190, 108], [144, 84], 'quiet'),
  { kind: 'arc', at: [286, 142], r: 22, from: 110, to: 250, stroke: 'strong', width: 9 },
  { kind: 'dot', at: [124, 104], r: 102, fill: 'brand' },
  { kind: 'arc', at: [136, 104], r: 82, from: 214, to: 412, stroke: 'quiet', width: 11 },
  { kind: 'dot', at: [164, 78], r: 52, fill: 'raised' },
  { kind: 'face', at: [164, 119], size: 91, inCircle: true, ...looks.bob, clothes: 'strong' },
  panel([42, 98], [76, 106], 20, 'match'),
  onBright(centered(heading([80, 150], '7', 76))),
  { kind: 'frame', at: [366, 114], size: [40, 34], radius: 10, stroke: 'strong', width: 8 },
  panel([342, 138], [88, 64], 12, 'brand'),
  { kind: 'dots', at: [358, 202], count: 2, gap: 56, r: 9, fill: 'strong' },
  line([318, 160], [374, 118], 'quiet', 18),
]);
