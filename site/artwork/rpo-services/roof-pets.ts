import type { Shape } from '#design-system';
import { cutOut, line } from '../figure-shapes.ts';
import { chimney, solarPanel } from './panels-on-roof.ts';

/** A sheep in sunglasses, which lies on a panel like the head of people. */
export const sheep: readonly Shape[] = [
  solarPanel([196, 444, 228], [158, 482, 299], 4, 'strong', 'subtle'),
  {
    kind: 'line',
    points: [
      [448, 214],
      [340, 214],
      [404, 144],
      [438, 210],
    ],
    stroke: 'strong',
    width: 20,
  },
  line([284, 180], [350, 184], 'raised', 84),
  { kind: 'dots', at: [262, 148], count: 4, gap: 36, r: 27, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [262, 206],
      [208, 200],
      [216, 160],
    ],
    stroke: 'strong',
    width: 20,
  },
  {
    kind: 'line',
    points: [
      [184, 164],
      [204, 142],
      [262, 134],
      [286, 152],
    ],
    stroke: 'subtle',
    width: 20,
  },
  cutOut(
    [
      [208, 134],
      [252, 128],
      [246, 178],
      [228, 190],
      [218, 182],
    ],
    'subtle',
    18,
  ),
  { kind: 'dots', at: [210, 118], count: 3, gap: 20, r: 17, fill: 'raised' },
  cutOut(
    [
      [196, 142],
      [262, 134],
      [258, 154],
      [242, 158],
      [230, 146],
      [222, 161],
      [204, 160],
    ],
    'strong',
    6,
  ),
  { kind: 'arc', at: [233, 172], r: 12, from: 100, to: 230, stroke: 'strong', width: 5 },
];

/** A cat on a chimney. */
export const cat: readonly Shape[] = [
  chimney(32, 176, 96),
  line([66, 148], [110, 150], 'strong', 56),
  {
    kind: 'line',
    points: [
      [122, 162],
      [132, 210],
      [114, 226],
    ],
    stroke: 'strong',
    width: 16,
  },
  cutOut(
    [
      [26, 92],
      [44, 106],
      [66, 106],
      [84, 92],
      [84, 134],
      [70, 146],
      [40, 146],
      [26, 134],
    ],
    'strong',
    16,
  ),
  { kind: 'dots', at: [43, 124], count: 2, gap: 24, r: 5, fill: 'raised' },
];
