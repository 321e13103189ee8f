import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A board of the fence, with a pointed top. */
const board = (x: number): Shape =>
  cutOut(
    [
      [x, 294],
      [x, 232],
      [x + 18, 214],
      [x + 36, 232],
      [x + 36, 294],
    ],
    'quiet',
    8,
  );

const wheel: Point = [258, 276];

/**
 * Two neighbors borrow over the fence. One has the founders’ interview task. A founder brings an
 * engineer who passed it, in a wheelbarrow.
 */
export const lentInterview: Composition = {
  width: 480,
  height: 320,
  shapes: [
    panel([0, 0], [480, 320], 28, 'brand'),
    { kind: 'face', at: [322, 262], size: 176, ...looks.glasses, clothes: 'raised' },
    { kind: 'face', at: [417, 262], size: 176, ...looks.bun },
    ...Array.from({ length: 9 }, (_, index) => board(6 + index * 54)),
    panel([336, 208], [136, 76], 8, 'raised'),
    onBright(centered(heading([404, 235], 'Real task', 24))),
    line([358, 262], [428, 262], 'quiet', 9),
    { kind: 'dots', at: [352, 209], count: 2, gap: 104, r: 13, fill: 'raised' },
    {
      kind: 'face',
      at: [208, 240],
      size: 160,
      ...looks.ponytail,
      clothes: 'raised',
      collar: 'strong',
    },
    line([180, 250], [170, 304], 'strong', 12),
    line([112, 240], [170, 222], 'strong', 12),
    cutOut(
      [
        [154, 220],
        [278, 220],
        [250, 260],
        [174, 260],
      ],
      'match',
      14,
    ),
    { kind: 'dot', at: wheel, r: 32, fill: 'strong' },
    { kind: 'dot', at: wheel, r: 11, fill: 'quiet' },
    { kind: 'face', at: [92, 320], size: 172, ...looks.beard, clothes: 'strong' },
    line([128, 300], [126, 250], 'strong', 30),
    { kind: 'dot', at: [126, 238], r: 16, fill: 'raised' },
    panel([172, 18], [290, 56], 20, 'raised'),
    cutOut(
      [
        [306, 70],
        [330, 70],
        [318, 96],
      ],
      'raised',
      6,
    ),
    onBright(centered(heading([317, 47], 'One engineer, please!', 24))),
  ],
};
