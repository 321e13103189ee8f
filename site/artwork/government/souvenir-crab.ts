import type { Point, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain } from '../figure-words.ts';

/** The stamp for incomplete forms in a snow globe, with its old number on the base. */
const globe: readonly Shape[] = [
  panel([2, 176], [232, 330], 116, 'brand'),
  { kind: 'dots', at: [86, 222], count: 2, gap: 64, r: 7, fill: 'raised' },
  { kind: 'dots', at: [48, 292], count: 2, gap: 140, r: 7, fill: 'raised' },
  { kind: 'dots', at: [44, 362], count: 2, gap: 148, r: 7, fill: 'raised' },
  { kind: 'arc', at: [118, 292], r: 94, from: 286, to: 322, stroke: 'raised', width: 9 },
  { kind: 'dot', at: [118, 276], r: 34, fill: 'quiet' },
  line([118, 296], [118, 370], 'quiet', 30),
  cutOut(
    [
      [96, 366],
      [140, 366],
      [184, 388],
      [52, 388],
    ],
    'quiet',
    12,
  ),
  panel([28, 384], [180, 48], 8, 'raised'),
  onBright(centered(heading([118, 409], 'Incomplete', 30))),
  panel([38, 430], [160, 12], 0, 'strong'),
  slot([30, 438], [176, 40], 'raised'),
  panel([28, 456], [180, 76], 16, 'subtle'),
  onBright(centered(heading([118, 482], '37 of 100', 31))),
  onBright(centered(plain([118, 512], 'before', 'strong', 24))),
];

/** Half of a crab, whose claw holds the globe’s base, as a mirror image for -1. */
const half = (side: -1 | 1): readonly Shape[] => {
  const at = (right: number, down: number): Point => [118 + side * right, down];
  return [
    ...[0, 1, 2].map(
      (leg): Shape => ({
        kind: 'line',
        points: [at(58, 606), at(68 + leg * 16, 602 - leg * 9), at(64 + leg * 23, 634)],
        stroke: 'quiet',
        width: 13,
      }),
    ),
    { kind: 'line', points: [at(60, 562), at(98, 556), at(99, 530)], stroke: 'quiet', width: 20 },
    {
      kind: 'arc',
      at: at(92, 506),
      r: 16,
      from: side === 1 ? 318 : 138,
      to: side === 1 ? 582 : 402,
      stroke: 'quiet',
      width: 19,
    },
  ];
};

/** A crab in sunglasses, which takes the snow globe home. */
export const souvenirCrab: readonly Shape[] = [
  ...globe,
  ...half(-1),
  ...half(1),
  slot([36, 540], [164, 80], 'quiet'),
  ...[-34, 34].map((way) =>
    cutOut(
      [
        [94 + way, 560],
        [142 + way, 560],
        [136 + way, 580],
        [104 + way, 582],
      ],
      'strong',
      8,
    ),
  ),
  line([80, 560], [156, 560], 'strong', 7),
  { kind: 'arc', at: [118, 586], r: 17, from: 125, to: 235, stroke: 'strong', width: 6 },
];
