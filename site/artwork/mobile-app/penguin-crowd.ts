import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, slot, snore } from '../figure-shapes.ts';

/** Two dots side by side, around a point. */
export const pair = ([x, y]: Point, apart: number, r: number, fill: Tone): Shape => ({
  kind: 'dots',
  at: [x - apart / 2, y],
  count: 2,
  gap: apart,
  r,
  fill,
});

/** Two round eyes that look down to the left. `r` is the radius of each. */
const eyes = ([x, y]: Point, r: number): readonly Shape[] => [
  pair([x, y], r * 2, r, 'raised'),
  pair([x - 4, y + 2], r * 2, 6, 'strong'),
];

/** A round beak. */
const beak = (at: Point, fill: Tone = 'quiet'): Shape => ({ kind: 'dot', at, r: 8, fill });

/** The upper row: a tall one, a chick, one that is asleep in a nightcap, and a flamingo. */
export const everyone: readonly Shape[] = [
  slot([200, 12], [56, 134], 'strong'),
  slot([210, 78], [36, 62], 'raised'),
  ...eyes([228, 42], 13),
  beak([224, 60]),
  slot([262, 78], [56, 68], 'quiet'),
  ...eyes([290, 104], 13),
  beak([286, 122], 'strong'),
  slot([324, 48], [56, 98], 'strong'),
  ...[340, 364].map((x) => line([x - 6, 82], [x + 6, 82], 'raised', 4)),
  beak([348, 98]),
  cutOut(
    [
      [328, 64],
      [376, 64],
      [352, 34],
      [320, 32],
    ],
    'quiet',
    10,
  ),
  { kind: 'dot', at: [316, 38], r: 10, fill: 'raised' },
  ...[218, 238].map(
    (x): Shape => ({ kind: 'dots', at: [x, 144], count: 3, gap: 62, r: 8, fill: 'quiet' }),
  ),
  snore([364, 14], 16, 4),
  line([442, 84], [442, 152], 'raised', 8),
  line([432, 86], [454, 86], 'subtle', 44),
  {
    kind: 'line',
    points: [
      [420, 88],
      [408, 70],
      [428, 44],
      [418, 26],
    ],
    stroke: 'subtle',
    width: 18,
  },
  line([406, 28], [398, 42], 'strong', 10),
  { kind: 'dot', at: [420, 24], r: 4, fill: 'strong' },
];

/** The lower row: one in a bobble hat, and one in a scarf. */
export const tenPercent: readonly Shape[] = [
  slot([214, 226], [76, 160], 'strong'),
  ...eyes([252, 274], 16),
  beak([248, 294]),
  slot([210, 216], [84, 34], 'raised'),
  { kind: 'dot', at: [252, 222], r: 10, fill: 'strong' },
  slot([334, 222], [76, 160], 'strong'),
  ...eyes([372, 264], 16),
  beak([368, 284]),
  slot([326, 302], [92, 22], 'raised'),
];
