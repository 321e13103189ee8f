import type { Composition, Point, Shape } from '#design-system';
import {
  arrow,
  bleed,
  cutOut,
  ground,
  line,
  looks,
  onCircle,
  panel,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

const dial: Point = [342, 150];

/** Where a number of days is on the dial. */
const degrees = (days: number) => -135 + (days / 97) * 270;

/** A wheel of the meter, with its digit. */
const wheel = (x: number, digit: string): readonly Shape[] => [
  panel([x, 104], [50, 68], 10, 'strong'),
  { ...centered(heading([x + 25, 139], digit, 48)), fill: 'raised' },
];

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
  ...arrow([304, 332], 380, 'quiet', 9),
  line([342, -bleed], [342, 20], 'brand', 52),
  panel([300, 0], [84, 36], 9, 'strong'),
  { kind: 'dot', at: dial, r: 136, fill: 'strong' },
  { kind: 'dot', at: dial, r: 118, fill: 'raised' },
  { kind: 'arc', at: dial, r: 98, from: -135, to: 135, stroke: 'quiet', width: 16 },
  line(onCircle(dial, 88, degrees(4)), onCircle(dial, 110, degrees(4)), 'strong', 9),
  ...wheel(262, '0'),
  ...wheel(317, '0'),
  ...wheel(372, '4'),
  onBright(centered(strong([342, 196], 'days apart', 22))),
  onBright(centered(plain([342, 224], '97 before', 'strong', 21))),
];

/** A leg in a rubber boot. */
const leg = (x: number): readonly Shape[] => [
  line([x, 340], [x, 430], 'strong', 38),
  cutOut(
    [
      [x - 18, 420],
      [x + 18, 420],
      [x + 18, 468],
      [x + 38, 478],
      [x + 38, 486],
      [x - 18, 486],
    ],
    'brand',
    12,
  ),
  slot([x - 28, 410], [56, 15], 'raised'),
];

/** A meter reader with the yellow report, who leans on the meter. */
const reader: readonly Shape[] = [
  ...leg(62),
  ...leg(138),
  { kind: 'face', at: [102, 310], size: 276, ...looks.hardHat, skin: 'subtle' },
  line([166, 276], [210, 198], 'strong', 36),
  { kind: 'dot', at: [217, 182], r: 20, fill: 'subtle' },
  panel([3, 246], [212, 132], 10, 'raised'),
  onBright(heading([18, 275], 'Week 3', 27)),
  panel([118, 256], [88, 38], 10, 'match'),
  onBright(centered(strong([162, 276], 'Yellow', 22))),
  onBright(plain([18, 312], 'Forecast', 'strong', 21)),
  onBright(heading([18, 348], 'Nov 5', 34)),
  ...[28, 43, 58].map((x) => slot([x, 230], [14, 28], 'subtle')),
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
  panel([328, 402], [142, 120], 8, 'raised'),
  line([318, 410], [344, 416], 'brand', 17),
  onBright(heading([345, 441], 'First bill', 27)),
  onBright(plain([345, 470], 'Go-live', 'strong', 21)),
  onBright(heading([345, 501], 'Nov 9', 34)),
];

/** A duckling that swims after it. The point is the middle of its body. */
const duckling = ([x, y]: Point): readonly Shape[] => [
  slot([x - 36, y - 12], [66, 36], 'raised'),
  line([x + 34, y - 21], [x + 46, y - 18], 'brand', 9),
  { kind: 'dot', at: [x + 18, y - 22], r: 18, fill: 'raised' },
  { kind: 'dot', at: [x + 23, y - 27], r: 4, fill: 'strong' },
];

/**
 * A water meter counts the days between forecast and go-live, now and before. A meter reader has
 * the report with the forecast. A duck has the first bill from the new system in its bill, and two
 * ducklings follow it.
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
    ...reader,
    ...duck,
    ...duckling([120, 556]),
    ...duckling([222, 574]),
  ],
};
