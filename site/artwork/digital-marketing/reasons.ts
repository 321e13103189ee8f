import type { Point } from '#design-system';
import { cutOut, firstReason, line, onCircle, reason, slot } from '../figure-shapes.ts';
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

/** A logo, an ad with it, and the pencil that drew both. */
export const designer = reason([
  { kind: 'dot', at: [34, 48], r: 14, stroke: 'quiet', width: 12 },
  { kind: 'frame', at: [102, 14], size: [44, 68], radius: 10, fill: 'quiet' },
  { kind: 'dot', at: [124, 42], r: 8, stroke: 'strong', width: 6 },
  slot([112, 64], [24, 8], 'strong'),
  line([86, 22], [70, 60], 'raised', 15),
  cutOut(
    [
      [64, 59.5],
      [75, 64],
      [63, 79],
    ],
    'brand',
    3,
  ),
]);

/** A claim with two check marks. */
export const checkedTwice = reason([
  slot([14, 18], [132, 60], 'brand'),
  { kind: 'tick', at: [57, 48], r: 20, stroke: 'quiet', width: 9 },
  { kind: 'tick', at: [103, 48], r: 20, stroke: 'raised', width: 9 },
]);
