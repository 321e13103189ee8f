import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';

/** A mouse with popcorn that sits on a cat and watches the show. */
export const mouseWithPopcorn: readonly Shape[] = [
  {
    kind: 'match',
    from: [450, 250],
    to: [466, 310],
    direction: 'down',
    stroke: 'quiet',
    width: 8,
  },
  { kind: 'dot', at: [400, 154], r: 18, fill: 'quiet' },
  cutOut(
    [
      [414, 248],
      [452, 248],
      [442, 196],
      [424, 196],
    ],
    'subtle',
    20,
  ),
  cutOut(
    [
      [384, 192],
      [416, 164],
      [444, 174],
      [442, 200],
      [404, 206],
    ],
    'quiet',
    14,
  ),
  { kind: 'dot', at: [438, 154], r: 26, fill: 'quiet' },
  { kind: 'dot', at: [438, 154], r: 15, fill: 'subtle' },
  { kind: 'dot', at: [377, 192], r: 8, fill: 'raised' },
  panel([392, 170], [30, 20], 6, 'strong'),
  line([416, 178], [436, 180], 'strong', 5),
  { kind: 'dots', at: [362, 226], count: 3, gap: 15, r: 10, fill: 'subtle' },
  cutOut(
    [
      [354, 232],
      [400, 232],
      [394, 262],
      [360, 262],
    ],
    'raised',
    6,
  ),
  ...[367, 387].map((x) => line([x, 234], [x, 260], 'brand', 9)),
  line([438, 248], [406, 250], 'quiet', 18),
  {
    kind: 'line',
    points: [
      [432, 212],
      [420, 232],
      [396, 226],
    ],
    stroke: 'quiet',
    width: 13,
  },
];
