import type { Point, Shape } from '#design-system';
import { cutOut, line, looks } from '../figure-shapes.ts';

/** An arm or a leg with a bend. */
const limb = (points: readonly [Point, Point, Point], stroke: 'quiet' | 'subtle'): Shape => ({
  kind: 'line',
  points,
  stroke,
  width: 30,
});

/** Her legs. One boot is on the lower crossarm, and one is on a peg. */
const legs: readonly Shape[] = [
  line([282, 393], [346, 393], 'raised', 10),
  limb(
    [
      [372, 330],
      [328, 330],
      [334, 366],
    ],
    'subtle',
  ),
  line([341, 378], [314, 378], 'quiet', 20),
  line([398, 330], [412, 388], 'subtle', 30),
  line([408, 402], [434, 402], 'quiet', 20),
];

/**
 * A technician who stands on the pole’s lower crossarm, with one boot on a peg. She holds up her pen
 * and touches a device.
 */
export const technician: readonly Shape[] = [
  ...legs,
  line([452, 218], [444, 178], 'subtle', 14),
  line([444, 178], [442, 166], 'quiet', 7),
  limb(
    [
      [412, 276],
      [452, 264],
      [452, 218],
    ],
    'quiet',
  ),
  { kind: 'dot', at: [452, 218], r: 16, fill: 'raised' },
  {
    kind: 'face',
    at: [385, 284],
    size: 136,
    ...looks.hardHat,
    skin: 'raised',
    hair: 'control',
    clothes: 'quiet',
    collar: 'strong',
  },
  cutOut(
    [
      [346, 276],
      [424, 276],
      [412, 324],
      [358, 324],
    ],
    'quiet',
    14,
  ),
  line([358, 326], [412, 326], 'strong', 12),
  limb(
    [
      [352, 276],
      [318, 290],
      [298, 258],
    ],
    'quiet',
  ),
  { kind: 'dot', at: [298, 258], r: 16, fill: 'raised' },
];
