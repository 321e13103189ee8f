import type { Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';

/** The class skeleton, which dances. */
export const skeleton: readonly Shape[] = [
  { kind: 'dots', at: [132, 186], count: 6, gap: 15, r: 7, fill: 'raised', direction: 'down' },
  slot([86, 196], [92, 13], 'raised'),
  slot([90, 218], [84, 13], 'raised'),
  slot([98, 240], [68, 13], 'raised'),
  {
    kind: 'line',
    points: [
      [88, 202],
      [42, 182],
      [34, 128],
    ],
    stroke: 'raised',
    width: 13,
  },
  {
    kind: 'line',
    points: [
      [176, 202],
      [204, 240],
      [240, 222],
    ],
    stroke: 'raised',
    width: 13,
  },
  {
    kind: 'line',
    points: [
      [144, 286],
      [164, 322],
      [150, 358],
      [182, 362],
    ],
    stroke: 'raised',
    width: 15,
  },
  {
    kind: 'line',
    points: [
      [120, 286],
      [68, 300],
      [38, 342],
      [16, 326],
    ],
    stroke: 'raised',
    width: 15,
  },
  ...(
    [
      [42, 182],
      [34, 122],
      [204, 240],
      [68, 300],
      [164, 322],
    ] as const
  ).map((at): Shape => ({ kind: 'dot', at, r: 12, fill: 'raised' })),
  cutOut(
    [
      [108, 268],
      [156, 268],
      [146, 288],
      [118, 288],
    ],
    'raised',
    14,
  ),
  panel([104, 136], [56, 42], 14, 'raised'),
  { kind: 'dot', at: [132, 112], r: 44, fill: 'raised' },
  { kind: 'dots', at: [116, 116], count: 2, gap: 32, r: 11, fill: 'strong' },
  line([132, 132], [132, 136], 'strong', 6),
  { kind: 'arc', at: [132, 138], r: 20, from: 110, to: 250, stroke: 'strong', width: 5 },
];
