import type { Shape } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';

/** Logs, of which the auditor has seen two. */
export const pile: readonly Shape[] = [
  { kind: 'dots', at: [56, 256], count: 3, gap: 88, r: 44, fill: 'strong' },
  { kind: 'dots', at: [100, 180], count: 2, gap: 88, r: 44, fill: 'strong' },
  { kind: 'dots', at: [56, 256], count: 3, gap: 88, r: 33, fill: 'subtle' },
  { kind: 'dots', at: [100, 180], count: 2, gap: 88, r: 33, fill: 'subtle' },
  { kind: 'tick', at: [232, 259], r: 17, stroke: 'strong', width: 7 },
  { kind: 'tick', at: [188, 183], r: 17, stroke: 'strong', width: 7 },
];

/** A beaver with a clipboard. It looks through a magnifying glass. */
export const auditor: readonly Shape[] = [
  line([390, 270], [322, 258], 'strong', 56),
  {
    kind: 'line',
    points: [
      [302, 246],
      [318, 274],
      [334, 248],
      [364, 280],
      [364, 254],
      [334, 278],
      [318, 244],
      [302, 268],
    ],
    stroke: 'control',
    width: 4,
  },
  line([410, 152], [410, 244], 'control', 112),
  { kind: 'dots', at: [366, 116], count: 2, gap: 88, r: 14, fill: 'control' },
  { kind: 'dot', at: [434, 144], r: 8, fill: 'strong' },
  panel([392, 184], [36, 38], 5, 'raised'),
  slot([388, 164], [46, 26], 'strong'),
  line([376, 150], [350, 226], 'strong', 12),
  { kind: 'dot', at: [378, 140], r: 30, fill: 'raised', stroke: 'strong', width: 10 },
  { kind: 'dot', at: [376, 142], r: 14, fill: 'strong' },
  line([374, 244], [354, 218], 'control', 28),
  panel([418, 222], [74, 74], 8, 'raised'),
  slot([435, 214], [40, 16], 'strong'),
  { kind: 'tick', at: [455, 264], r: 21, stroke: 'strong', width: 9 },
];
