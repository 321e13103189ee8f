import type { Shape } from '#design-system';
import { cutOut, panel } from '../figure-shapes.ts';
import { heading } from '../figure-words.ts';

/** The child’s backpack, on which a rooster still sleeps. */
export const backpack: readonly Shape[] = [
  panel([890, 178], [128, 204], 42, 'brand'),
  { kind: 'arc', at: [954, 240], r: 46, from: 270, to: 450, stroke: 'quiet', width: 7 },
  {
    kind: 'line',
    points: [
      [896, 132],
      [932, 160],
      [902, 106],
      [932, 160],
      [928, 94],
    ],
    stroke: 'brand',
    width: 20,
  },
  { kind: 'dots', at: [966, 102], count: 3, gap: 13, r: 10, fill: 'brand' },
  cutOut(
    [
      [930, 148],
      [964, 146],
      [974, 124],
      [986, 122],
      [988, 162],
      [948, 168],
    ],
    'quiet',
    30,
  ),
  cutOut(
    [
      [1001, 126],
      [1017, 134],
      [1001, 139],
    ],
    'control',
    4,
  ),
  { kind: 'arc', at: [986, 124], r: 8, from: 100, to: 260, stroke: 'strong', width: 4 },
  { ...heading([1018, 58], 'Zzz', 48), anchor: 'end' },
];
