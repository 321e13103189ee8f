import type { Shape } from '#design-system';
import {
  avatar,
  database,
  line,
  looks,
  outline,
  panel,
  piece,
  plus,
  slot,
} from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** Ranked questions, the one that is worth the most in front. */
export const topQuestion = piece([
  outline([72, 42], [227, 61], 14, 'control'),
  centered(heading([282, 74], '3', 25)),
  panel([36, 21], [228, 64], 14, 'brand'),
  onBrand(centered(heading([251, 53], '2', 25))),
  panel([0, 0], [237, 71], 18, 'background'),
  panel([0, 0], [232, 66], 14, 'quiet'),
  onBright(centered(heading([116, 34], 'Who’ll cancel?', 31))),
]);

/** An old report and a new one, whose totals are the same. */
export const equalReports = piece([
  panel([0, 0], [164, 104], 14, 'quiet'),
  ...[27, 54].map((y) => line([0, y], [164, y], 'background', 4)),
  ...[54, 108].map((x) => line([x, 0], [x, 54], 'background', 4)),
  onBright(centered(heading([70, 81], '8,214', 36))),
  panel([144, 0], [156, 104], 22, 'background'),
  panel([150, 0], [150, 104], 18, 'brand'),
  ...[18, 32, 25, 42].map(
    (height, index): Shape => panel([190 + index * 24, 56 - height], [17, height], 4, 'quiet'),
  ),
  onBrand(centered(heading([232, 81], '8,214', 36))),
  { kind: 'dot', at: [150, 48], r: 27, fill: 'match' },
  line([139, 42], [161, 42], 'strong', 5),
  line([139, 54], [161, 54], 'strong', 5),
]);

/** A quantity in an order, as the forecast suggests it, and the person who decides on it. */
export const suggestedOrder = piece([
  panel([40, 6], [112, 60], 14, 'quiet'),
  onBright(centered(strong([96, 25], 'Forecast', 23))),
  ...avatar([218, 36], 36, 'quiet', looks.curls),
  slot([0, 46], [300, 58], 'brand'),
  { kind: 'dot', at: [31, 75], r: 23, fill: 'quiet' },
  line([21, 75], [41, 75], 'strong', 6),
  onBrand(centered(heading([150, 75], '46', 48))),
  { kind: 'dot', at: [269, 75], r: 23, fill: 'quiet' },
  ...plus([269, 75], 10, 'strong'),
]);

/** The rows of a feed, which stopped, and the owner of the data, who hears of it first. */
export const brokenFeed = piece([
  ...[58, 76, 64, 88].map(
    (height, index): Shape => panel([index * 28, 104 - height], [21, height], 6, 'brand'),
  ),
  ...[112, 140, 168].map((x) => panel([x, 95], [21, 9], 4, 'quiet')),
  ...avatar([252, 56], 48, 'quiet', looks.mustache),
  {
    kind: 'line',
    points: [
      [184, 38],
      [210, 58],
      [212, 34],
    ],
    fill: 'text',
  },
  panel([112, 0], [112, 46], 16, 'text'),
  { ...centered(strong([168, 24], '0 rows', 29)), fill: 'background' },
]);

/** A model that clears the bar, which is set by the simple rule. */
export const clearedBar = piece([
  {
    kind: 'arc',
    at: [150, 192],
    r: 164,
    from: -56,
    to: 56,
    stroke: 'quiet',
    width: 5,
    dashed: true,
  },
  panel([56, 63], [188, 30], 8, 'brand'),
  ...[72, 228].flatMap((x) => [
    line([x, 62], [x, 100], 'quiet', 9),
    line([x - 22, 100], [x + 22, 100], 'quiet', 8),
  ]),
  onBrand(centered(strong([150, 79], 'Rule: 64%', 26))),
  { kind: 'dot', at: [150, 29], r: 29, fill: 'match' },
  onBright(centered(heading([150, 30], '71%', 24))),
]);

/** What two people may see of the same data: a name, and a name that is blacked out. */
export const allowedViewers = piece([
  ...[25, 79].map(
    (y): Shape => ({ kind: 'match', from: [80, 52], to: [122, y], stroke: 'quiet', width: 8 }),
  ),
  ...database(0, 'brand', 'background'),
  slot([112, 0], [188, 49], 'quiet'),
  onBright(heading([132, 25], 'Ana Ruiz', 25)),
  ...avatar([275, 25], 25, 'raised', looks.bob),
  slot([112, 55], [188, 49], 'quiet'),
  panel([132, 67], [104, 25], 4, 'strong'),
  ...avatar([275, 79], 25, 'raised', looks.glasses),
]);
