import type { Point, Shape } from '#design-system';
import { firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, plain } from '../figure-words.ts';

/** The bow from the client to the ads. */
const bow = { at: [240, 243] as Point, r: 208 };

/** A client who pays for ads directly, without a commission. */
export const direct = firstReason([
  { kind: 'arc', ...bow, from: -59, to: 59, stroke: 'match', width: 10 },
  { kind: 'person', at: onCircle(bow.at, bow.r, -59), r: 38, fill: 'raised', figure: 'strong' },
  { kind: 'dot', at: onCircle(bow.at, bow.r, 59), r: 38, fill: 'quiet' },
  { ...inSlot(onCircle(bow.at, bow.r, 59), 'Ads', 'strong'), size: 24 },
  centered(heading([240, 106], '0%', 64)),
  centered(plain([240, 153], 'commission', 'muted', 22)),
]);

/** Results of a report on both sides of zero: the bad one comes first. */
export const badFirst = reason([
  slot([14, 14], [48, 18], 'raised'),
  slot([74, 39], [48, 18], 'brand'),
  slot([74, 64], [72, 18], 'brand'),
  line([68, 15], [68, 81], 'control', 3),
]);

/** A logo's mark. */
const mark = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x - 8, y], r: 7, fill: 'quiet' },
  { kind: 'dot', at: [x + 8, y], r: 5.5, stroke: 'quiet', width: 3 },
];

/** A logo and an ad with it, and between them the one designer of both. */
export const designer = reason([
  { kind: 'dot', at: [48, 48], r: 34, fill: 'brand' },
  ...mark([35, 48]),
  { kind: 'frame', at: [78, 14], size: [68, 68], radius: 12, fill: 'brand' },
  ...mark([125, 38]),
  slot([110, 55], [30, 10], 'quiet'),
  { kind: 'dot', at: [80, 48], r: 25, fill: 'background' },
  { kind: 'person', at: [80, 48], r: 20, fill: 'raised', figure: 'strong' },
]);

/** A claim with two check marks. */
export const checkedTwice = reason([
  slot([14, 18], [132, 60], 'brand'),
  { kind: 'tick', at: [57, 48], r: 20, stroke: 'quiet', width: 9 },
  { kind: 'tick', at: [103, 48], r: 20, stroke: 'raised', width: 9 },
]);
