import type { Shape } from '#design-system';
import { bleed, cutOut, line, panel } from '../figure-shapes.ts';

/** A conveyor belt with a bracket, and a cat that comes next. */
export const belt: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [28, 297],
      [28, 236],
      [196, 236],
      [196, 297],
    ],
    stroke: 'control',
    width: 14,
  },
  line([-bleed, 236], [222, 236], 'strong', 24),
  { kind: 'dots', at: [6, 236], count: 7, gap: 36, r: 5, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [172, 168],
      [172, 214],
      [220, 214],
    ],
    stroke: 'brand',
    width: 20,
  },
  cutOut(
    [
      [62, 216],
      [34, 216],
      [20, 190],
      [26, 172],
      [36, 192],
      [50, 204],
      [70, 146],
      [60, 134],
      [60, 88],
      [80, 104],
      [106, 104],
      [126, 88],
      [126, 134],
      [114, 146],
      [130, 216],
    ],
    'raised',
    16,
  ),
  { kind: 'dots', at: [86, 126], count: 2, gap: 26, r: 6, fill: 'strong' },
];

/** A lathe that listens through a funnel. It stands at 304. */
export const lathe: readonly Shape[] = [
  line([396, 164], [452, 164], 'raised', 18),
  cutOut(
    [
      [274, 214],
      [448, 214],
      [454, 160],
      [476, 148],
      [476, 298],
      [444, 298],
      [436, 232],
      [322, 232],
      [314, 298],
      [282, 298],
    ],
    'strong',
    12,
  ),
  panel([386, 124], [26, 78], 8, 'control'),
  cutOut(
    [
      [352, 110],
      [374, 78],
      [396, 26],
      [438, 72],
      [384, 88],
      [362, 118],
    ],
    'raised',
    10,
  ),
  panel([274, 104], [116, 108], 22, 'brand'),
  { kind: 'dots', at: [314, 148], count: 2, gap: 44, r: 18, fill: 'raised' },
  { kind: 'dots', at: [321, 146], count: 2, gap: 44, r: 8, fill: 'strong' },
  { kind: 'arc', at: [338, 174], r: 16, from: 110, to: 240, stroke: 'raised', width: 6 },
];
