import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';

/** A sign: two people. */
export const rule: readonly Shape[] = [
  line([1380, 120], [1380, 296], 'control', 12),
  panel([1332, 56], [96, 64], 12, 'raised'),
  { kind: 'person', at: [1357, 88], r: 22, fill: 'quiet', figure: 'strong' },
  { kind: 'person', at: [1403, 88], r: 22, fill: 'quiet', figure: 'strong' },
];

/** A bear in a uniform, with a paw up. */
export const guard: readonly Shape[] = [
  line([1176, 182], [1176, 222], 'strong', 120),
  { kind: 'dots', at: [1148, 278], count: 2, gap: 56, r: 22, fill: 'quiet' },
  { kind: 'dots', at: [1130, 64], count: 2, gap: 92, r: 20, fill: 'quiet' },
  { kind: 'dot', at: [1176, 106], r: 58, fill: 'quiet' },
  { kind: 'dot', at: [1176, 130], r: 28, fill: 'raised' },
  slot([1162, 110], [28, 18], 'strong'),
  { kind: 'dots', at: [1152, 96], count: 2, gap: 48, r: 7, fill: 'strong' },
  cutOut(
    [
      [1120, 26],
      [1232, 26],
      [1218, 60],
      [1134, 60],
    ],
    'strong',
    14,
  ),
  line([1130, 72], [1222, 72], 'raised', 14),
  line([1216, 182], [1280, 158], 'strong', 38),
  { kind: 'dot', at: [1292, 146], r: 27, fill: 'quiet' },
];

/** A man with an axe. He has come alone. */
export const loneMan: readonly Shape[] = [
  cutOut(
    [
      [1564, 240],
      [1564, 108],
      [1532, 122],
      [1532, 70],
      [1564, 84],
      [1564, 72],
      [1572, 72],
      [1572, 240],
    ],
    'subtle',
    6,
  ),
  {
    kind: 'line',
    points: [
      [1456, 286],
      [1468, 286],
      [1470, 226],
      [1502, 226],
      [1504, 286],
      [1518, 286],
    ],
    stroke: 'strong',
    width: 28,
  },
  {
    kind: 'face',
    at: [1486, 178],
    size: 156,
    ...looks.baldHead,
    clothes: 'raised',
    collar: 'strong',
  },
  cutOut(
    [
      [1435, 178],
      [1532, 168],
      [1562, 204],
      [1548, 218],
      [1524, 200],
      [1524, 232],
      [1450, 232],
    ],
    'raised',
    8,
  ),
  { kind: 'dot', at: [1566, 216], r: 18, fill: 'quiet' },
];
