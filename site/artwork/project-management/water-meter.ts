import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';
import { leadInDeckChair } from './lead-in-deck-chair.ts';

const dial: Point = [342, 150];

/** Pipes to both sides and from above, and a meter with its stand on it. */
const meter: readonly Shape[] = [
  cutOut(
    [
      [310, 350],
      [374, 350],
      [392, 462],
      [292, 462],
    ],
    'strong',
    8,
  ),
  line([-bleed, 330], [480 + bleed, 330], 'brand', 64),
  panel([252, 250], [180, 124], 20, 'brand'),
  ...[234, 424].map((x) => panel([x, 282], [28, 96], 9, 'strong')),
  line([342, -bleed], [342, 20], 'brand', 52),
  panel([300, 0], [84, 36], 9, 'strong'),
  { kind: 'dot', at: dial, r: 136, fill: 'strong' },
  { kind: 'dot', at: dial, r: 118, fill: 'raised' },
  { kind: 'arc', at: dial, r: 98, from: -115, to: 115, stroke: 'quiet', width: 16 },
  panel([262, 106], [160, 76], 14, 'strong'),
  { ...centered(heading([342, 146], 'Live', 56)), fill: 'raised' },
  onBright(centered(strong([342, 214], 'New billing', 25))),
];

/** A duck in the puddle, with the first bill in its bill. */
const duck: readonly Shape[] = [
  cutOut(
    [
      [196, 442],
      [232, 462],
      [290, 440],
      [304, 472],
      [292, 504],
      [226, 504],
    ],
    'raised',
    24,
  ),
  line([284, 410], [284, 470], 'raised', 42),
  { kind: 'dot', at: [286, 406], r: 32, fill: 'raised' },
  { kind: 'dot', at: [296, 397], r: 6, fill: 'strong' },
  panel([328, 400], [146, 124], 8, 'raised'),
  line([318, 410], [344, 416], 'brand', 17),
  onBright(heading([348, 446], 'First bill', 26)),
  slot([348, 478], [104, 12], 'quiet'),
];

/** A duckling that swims after it. The point is the middle of its body. */
const duckling = ([x, y]: Point): readonly Shape[] => [
  slot([x - 36, y - 12], [66, 36], 'raised'),
  line([x + 34, y - 21], [x + 46, y - 18], 'brand', 9),
  { kind: 'dot', at: [x + 18, y - 22], r: 18, fill: 'raised' },
  { kind: 'dot', at: [x + 23, y - 27], r: 4, fill: 'strong' },
];

/**
 * The new billing system is live, as the dial of a water meter says, and the project lead lies in a
 * deck chair. The yellow report is her hat. A duck brings the first bill, and two ducklings follow.
 */
export const waterMeter: Composition = {
  width: 480,
  height: 606,
  bleeds: true,
  shapes: [
    ground(452, 'brand'),
    line([66, 528], [402, 528], 'quiet', 152),
    line([210, 622], [480 + bleed, 622], 'quiet', 72),
    line([-bleed, 706], [90, 706], 'quiet', 52),
    ...meter,
    ...leadInDeckChair,
    ...duck,
    ...duckling([120, 556]),
    ...duckling([222, 574]),
  ],
};
