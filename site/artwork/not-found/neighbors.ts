import type { Shape } from '#design-system';
import { cutOut, looks, panel } from '../figure-shapes.ts';

/** A grandmother on an exercise ball. She looks at the empty chair. */
export const grandmother: readonly Shape[] = [
  { kind: 'dot', at: [642, 318], r: 66, fill: 'raised' },
  {
    kind: 'line',
    points: [
      [572, 360],
      [586, 310],
      [698, 310],
      [712, 360],
    ],
    stroke: 'brand',
    width: 40,
  },
  { kind: 'dots', at: [568, 368], count: 2, gap: 148, r: 16, fill: 'quiet' },
  {
    kind: 'face',
    at: [642, 280],
    size: 232,
    ...looks.bun,
    hair: 'control',
    clothes: 'quiet',
    wears: 'glasses',
  },
  cutOut(
    [
      [570, 278],
      [714, 278],
      [704, 312],
      [580, 312],
    ],
    'quiet',
    16,
  ),
  { kind: 'dots', at: [625, 154], count: 2, gap: 34, r: 7, fill: 'raised' },
  { kind: 'dots', at: [631, 154], count: 2, gap: 34, r: 6, fill: 'strong' },
];

/** A builder in a rocking chair. He looks at the empty chair, too. */
export const builder: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [906, 366],
      [912, 300],
      [1026, 300],
      [1032, 366],
    ],
    stroke: 'raised',
    width: 16,
  },
  { kind: 'arc', at: [968, 182], r: 194, from: 154, to: 206, stroke: 'raised', width: 16 },
  panel([880, 76], [176, 262], 56, 'raised'),
  { kind: 'face', at: [968, 290], size: 228, ...looks.hardHat, wears: 'glasses' },
  cutOut(
    [
      [895, 288],
      [1041, 288],
      [1036, 334],
      [900, 334],
    ],
    'strong',
    16,
  ),
  { kind: 'dots', at: [938, 362], count: 2, gap: 60, r: 22, fill: 'quiet' },
  { kind: 'dots', at: [951, 166], count: 2, gap: 34, r: 7, fill: 'quiet' },
  { kind: 'dots', at: [945, 166], count: 2, gap: 34, r: 6, fill: 'strong' },
];

/** What the builder knits with. */
export const needles: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [898, 254],
      [984, 312],
      [952, 290],
      [1006, 254],
      [920, 312],
    ],
    stroke: 'raised',
    width: 8,
  },
  { kind: 'dots', at: [922, 298], count: 2, gap: 60, r: 19, fill: 'quiet' },
];
