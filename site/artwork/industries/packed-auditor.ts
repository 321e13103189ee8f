import type { Shape } from '#design-system';
import { cutOut, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The auditor, who leaves with her suitcase. Her list is short. */
export const packedAuditor: readonly Shape[] = [
  panel([962, 232], [58, 72], 12, 'quiet'),
  {
    kind: 'line',
    points: [
      [977, 296],
      [977, 206],
      [1005, 206],
      [1005, 296],
    ],
    stroke: 'strong',
    width: 8,
  },
  {
    kind: 'line',
    points: [
      [902, 288],
      [902, 236],
      [936, 236],
      [936, 288],
    ],
    stroke: 'strong',
    width: 26,
  },
  { kind: 'dots', at: [900, 290], count: 2, gap: 38, r: 14, fill: 'raised' },
  { kind: 'face', at: [918, 184], size: 170, ...looks.bun, clothes: 'subtle', collar: 'strong' },
  cutOut(
    [
      [864, 182],
      [970, 180],
      [996, 200],
      [984, 216],
      [958, 204],
      [962, 240],
      [876, 240],
      [872, 222],
      [859, 212],
    ],
    'subtle',
    8,
  ),
  { kind: 'dots', at: [866, 208], count: 2, gap: 125, r: 14, fill: 'raised' },
  {
    kind: 'frame',
    at: [871, 152],
    size: [104, 62],
    radius: 8,
    fill: 'raised',
    stroke: 'strong',
    width: 7,
  },
  slot([902, 144], [42, 16], 'strong'),
  onBright(centered(heading([923, 187], '4 of 60', 28))),
];
