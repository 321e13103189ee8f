import type { Shape } from '#design-system';
import { cutOut, panel, scene, slot } from '../figure-shapes.ts';

const cat: readonly Shape[] = [
  { kind: 'match', from: [62, 92], to: [18, 56], stroke: 'strong', width: 10 },
  cutOut(
    [
      [54, 90],
      [98, 90],
      [92, 52],
      [78, 52],
    ],
    'strong',
    18,
  ),
  cutOut(
    [
      [68, 38],
      [67, 18],
      [76, 26],
      [92, 26],
      [101, 18],
      [100, 38],
    ],
    'strong',
    8,
  ),
  { kind: 'dot', at: [84, 40], r: 20, fill: 'strong' },
  { kind: 'dots', at: [82, 38], count: 2, gap: 14, r: 3.5, fill: 'match' },
];

/** A shop for cats, with a door of their size, and its first customer. */
export const positioning = scene('accent', [
  panel([124, 0], [176, 100], 0, 'brand'),
  { kind: 'dot', at: [234, 72], r: 32, fill: 'raised' },
  panel([202, 72], [64, 28], 0, 'raised'),
  { kind: 'dot', at: [234, 73], r: 24, fill: 'strong' },
  panel([210, 73], [48, 28], 0, 'strong'),
  ...[0, 1, 2, 3, 4].map((stripe) =>
    slot([189 + stripe * 18, 4], [18, 33], stripe % 2 === 0 ? 'raised' : 'strong'),
  ),
  panel([183, 4], [102, 11], 4, 'strong'),
  panel([153, 0], [4, 20], 0, 'strong'),
  { kind: 'dot', at: [155, 40], r: 22, fill: 'match' },
  { kind: 'dot', at: [155, 46], r: 8, fill: 'strong' },
  { kind: 'dots', at: [145, 34], count: 3, gap: 10, r: 3.8, fill: 'strong' },
  panel([0, 98], [300, 10], 0, 'strong'),
  ...cat,
]);
