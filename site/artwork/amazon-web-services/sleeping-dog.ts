import type { Shape } from '#design-system';
import { cutOut, line, panel, slot, snore } from '../figure-shapes.ts';

/** A camp bed, left from the restore that took 19 hours. The key that was lost is under it. */
export const campBed: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [136, 290],
      [86, 250],
      [410, 250],
      [360, 290],
      [410, 250],
      [360, 250],
      [410, 290],
      [360, 250],
      [136, 250],
      [86, 290],
    ],
    stroke: 'strong',
    width: 11,
  },
  slot([48, 224], [400, 34], 'strong'),
  {
    kind: 'line',
    points: [
      [197, 280],
      [194, 272],
      [186, 269],
      [178, 272],
      [175, 280],
      [178, 288],
      [186, 291],
      [194, 288],
      [197, 280],
      [258, 280],
      [258, 291],
      [258, 280],
      [240, 280],
      [240, 290],
    ],
    stroke: 'raised',
    width: 8,
  },
];

/** A long dog that sleeps on it, under a blanket. */
export const sleepingDog: readonly Shape[] = [
  slot([56, 190], [116, 42], 'subtle'),
  line([396, 206], [440, 164], 'raised', 16),
  slot([152, 152], [264, 76], 'raised'),
  slot([78, 156], [150, 54], 'raised'),
  { kind: 'dot', at: [84, 174], r: 14, fill: 'strong' },
  { kind: 'arc', at: [138, 176], r: 10, from: 100, to: 260, stroke: 'strong', width: 5 },
  cutOut(
    [
      [178, 168],
      [198, 170],
      [206, 206],
      [192, 208],
    ],
    'strong',
    24,
  ),
  panel([300, 146], [92, 114], 14, 'quiet'),
  line([346, 155], [346, 251], 'brand', 18),
  snore([64, 106], 22, 7),
];
