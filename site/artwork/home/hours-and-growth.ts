import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';
import { onPanel } from './reason-panel.ts';

/** A rooster in its morning, and an owl in its night. They share a branch, and the hours on its sign. */
export const sharedHours = onPanel('quiet', [
  panel([172, 0], [172, 148], 20, 'brand'),
  panel([172, 0], [24, 148], 0, 'brand'),
  { kind: 'dot', at: [34, 34], r: 16, fill: 'raised' },
  { kind: 'dot', at: [310, 34], r: 16, fill: 'raised' },
  { kind: 'dot', at: [302, 30], r: 14, fill: 'brand' },
  slot([16, 112], [312, 12], 'strong'),
  // The rooster.
  ...[60, 74, 88].map(
    (y): Shape => ({ kind: 'match', from: [92, 94], to: [48, y], stroke: 'strong', width: 12 }),
  ),
  ...[84, 100].map((x) => line([x, 96], [x, 112], 'strong', 5)),
  { kind: 'dots', at: [98, 22], count: 3, gap: 10, r: 7, fill: 'brand' },
  cutOut(
    [
      [102, 36],
      [114, 36],
      [112, 88],
      [80, 88],
    ],
    'raised',
    24,
  ),
  cutOut(
    [
      [124, 32],
      [138, 38],
      [124, 44],
    ],
    'brand',
    4,
  ),
  { kind: 'dot', at: [113, 36], r: 4, fill: 'strong' },
  // The owl.
  cutOut(
    [
      [228, 26],
      [252, 38],
      [276, 26],
      [276, 84],
      [264, 104],
      [240, 104],
      [228, 84],
    ],
    'quiet',
    16,
  ),
  { kind: 'dots', at: [238, 54], count: 2, gap: 28, r: 15, fill: 'raised' },
  { kind: 'dots', at: [238, 54], count: 2, gap: 28, r: 7, fill: 'strong' },
  slot([248, 66], [8, 12], 'strong'),
  panel([118, 96], [108, 42], 10, 'match'),
  onBright(centered(strong([172, 118], '4 hours', 26))),
]);

/** A bicycle for three, with one rider so far. */
export const growth = onPanel('quiet', [
  ...[56, 284].map(
    (x): Shape => ({ kind: 'dot', at: [x, 110], r: 27, stroke: 'strong', width: 10 }),
  ),
  {
    kind: 'line',
    points: [
      [88, 80],
      [268, 80],
      [216, 110],
      [56, 110],
      [88, 80],
      [268, 80],
      [284, 110],
      [250, 44],
      [276, 44],
    ],
    stroke: 'brand',
    width: 10,
  },
  ...[88, 148].flatMap((x): readonly Shape[] => [
    line([x, 62], [x, 110], 'brand', 10),
    slot([x - 22, 52], [44, 14], 'strong'),
  ]),
  line([200, 92], [196, 130], 'strong', 16),
  line([216, 92], [230, 118], 'strong', 16),
  { kind: 'face', at: [208, 98], size: 96, ...looks.bun },
  line([228, 84], [262, 54], 'strong', 16),
  { kind: 'dot', at: [268, 46], r: 10, fill: 'raised' },
]);
