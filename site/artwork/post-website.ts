import type { Composition } from '#design-system';
import { block, cutOut, line, looks, panel, slot } from './figure-shapes.ts';

/** A cleaner wipes a browser’s window from outside. Only the last part isn’t clear yet. */
export const postWebsite: Composition = {
  width: 640,
  height: 360,
  background: 'subtle',
  shapes: [
    block([0, 0], [640, 360], 'quiet'),
    block([0, 0], [404, 360], 'raised'),
    block([400, 0], [140, 196], 'raised'),
    {
      kind: 'line',
      points: [
        [48, 240],
        [88, 180],
        [88, 60],
        [88, 180],
        [128, 240],
      ],
      stroke: 'strong',
      width: 6,
    },
    { kind: 'dots', at: [62, 232], count: 3, gap: 26, r: 18, fill: 'quiet' },
    cutOut(
      [
        [44, 244],
        [132, 244],
        [124, 308],
        [52, 308],
      ],
      'brand',
      16,
    ),
    { kind: 'face', at: [268, 352], size: 290, ...looks.afro },
    {
      kind: 'line',
      points: [
        [356, 330],
        [440, 334],
        [470, 280],
      ],
      stroke: 'brand',
      width: 52,
    },
    line([470, 264], [470, 200], 'strong', 16),
    slot([396, 184], [148, 22], 'strong'),
    { kind: 'dot', at: [470, 258], r: 30, fill: 'raised' },
    panel([0, 0], [20, 360], 0, 'brand'),
    panel([620, 0], [20, 360], 0, 'brand'),
    panel([0, 0], [640, 64], 0, 'brand'),
    { kind: 'dots', at: [40, 32], count: 3, gap: 36, r: 11, fill: 'quiet' },
    slot([152, 14], [464, 36], 'raised'),
    { kind: 'dot', at: [172, 32], r: 12, fill: 'match' },
    panel([0, 336], [640, 24], 0, 'brand'),
  ],
};
