import type { Composition, Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Where a line starts, and the posts that have lost their rope. */
const start: readonly Shape[] = [
  ...[134, 346].flatMap((x): readonly Shape[] => [
    line([x, 330], [x, 470], 'subtle', 14),
    { kind: 'dot', at: [x, 322], r: 15, fill: 'subtle' },
  ]),
  panel([117, 472], [246, 48], 12, 'raised'),
  onBright(centered(heading([240, 497], 'Line starts here', 28))),
];

/** The rope, which goes over the visitor’s head. */
const rope: readonly Shape[] = [
  line([101, 199], [122, 238], 'match', 12),
  line([379, 199], [358, 238], 'match', 12),
  { kind: 'arc', at: [240, 162], r: 144, from: 255, to: 465, stroke: 'match', width: 12 },
];

/** A visitor, who skips with her number in her hand. */
const visitor: readonly Shape[] = [
  line([214, 400], [194, 426], 'raised', 22),
  line([266, 400], [286, 426], 'raised', 22),
  slot([152, 424], [60, 26], 'brand'),
  slot([268, 424], [60, 26], 'brand'),
  panel([298, 84], [58, 72], 8, 'raised'),
  {
    kind: 'face',
    at: [240, 298],
    size: 222,
    ...looks.grayHair,
    cut: 'bun',
    clothes: 'quiet',
    collar: 'brand',
  },
  line([181, 292], [158, 176], 'quiet', 42),
  line([299, 292], [322, 176], 'quiet', 42),
  { kind: 'dot', at: [156, 164], r: 20, fill: 'raised' },
  { kind: 'dot', at: [324, 164], r: 20, fill: 'raised' },
  cutOut(
    [
      [184, 284],
      [296, 284],
      [322, 398],
      [158, 398],
    ],
    'quiet',
    20,
  ),
  { kind: 'dots', at: [184, 344], count: 3, gap: 56, r: 8, fill: 'raised' },
  { kind: 'dots', at: [170, 384], count: 4, gap: 47, r: 8, fill: 'raised' },
  onBright(centered(heading([327, 116], '1', 50))),
];

/** A person who turns the rope. `way` is the side of the rope. */
const turner = ([x, y]: Point, way: 1 | -1, look: Look): readonly Shape[] => [
  ...[-23, 23].flatMap((side) => [
    line([x + side, y + 60], [x + side, 490], 'brand', 38),
    slot([x + side - 24, 494], [48, 26], look.collar),
  ]),
  panel([x - 56, y - 36], [112, 108], 26, look.clothes),
  { kind: 'face', at: [x, y], size: 158, ...look },
  line([x - way * 43, y], [x - way * 43, y + 66], look.clothes, 28),
  { kind: 'dot', at: [x - way * 43, y + 88], r: 15, fill: look.skin },
  line([x + way * 42, y - 10], [x + way * 62, 252], look.clothes, 30),
  { kind: 'dot', at: [x + way * 63, 240], r: 16, fill: look.skin },
];

/** The clerk’s badge. */
const badge: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [44, 308],
      [60, 342],
      [76, 308],
    ],
    stroke: 'brand',
    width: 5,
  },
  panel([43, 338], [34, 40], 7, 'brand'),
  { kind: 'dot', at: [60, 352], r: 7, fill: 'raised' },
  slot([51, 364], [18, 7], 'raised'),
];

/**
 * There’s no line, so a clerk and a girl turn its rope, and the only visitor skips. Her number is 1.
 */
export const skippingRope: Composition = {
  width: 480,
  height: 520,
  shapes: [
    ...start,
    ...visitor,
    ...rope,
    ...turner([59, 316], 1, { ...looks.baldHead, clothes: 'raised', collar: 'quiet' }),
    ...badge,
    ...turner([418, 350], -1, { ...looks.ponytail, clothes: 'quiet' }),
  ],
};
