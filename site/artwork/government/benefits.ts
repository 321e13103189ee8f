import type { Point, Shape, Tone } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, strong } from '../figure-words.ts';

const person = (at: Point, r: number, fill: Tone): Shape => ({
  kind: 'person',
  at,
  r,
  fill,
  figure: 'strong',
});

/** A clerk with someone who needs help. The places in line behind them are empty. */
export const shortLine = firstReason([
  slot([24, 34], [244, 132], 'brand'),
  person([90, 100], 50, 'quiet'),
  person([202, 100], 50, 'match'),
  ...[306, 368, 430].map(
    (x): Shape => ({ kind: 'dot', at: [x, 82], r: 24, stroke: 'control', dashed: true, width: 3 }),
  ),
  centered(strong([368, 140], 'At home', 22)),
]);

/** A form with an attachment, which is the right one. */
export const upload = reason([
  { kind: 'frame', at: [46, 10], size: [68, 76], radius: 10, fill: 'raised' },
  { kind: 'slot', at: [58, 6], size: [18, 44], stroke: 'brand', width: 5 },
  { kind: 'slot', at: [63, 18], size: [8, 26], stroke: 'brand', width: 4 },
  { kind: 'dot', at: [112, 66], r: 22, fill: 'brand', stroke: 'background', width: 5 },
  { kind: 'tick', at: [112, 67], r: 10, stroke: 'raised', width: 6 },
]);

/** A search field, and what it has found: a decision and who made it. */
export const search = reason([
  slot([14, 12], [132, 36], 'raised'),
  { kind: 'dot', at: [34, 28], r: 7.5, stroke: 'strong', width: 5 },
  line([40, 34], [44, 38], 'strong', 5),
  slot([56, 26], [54, 8], 'quiet'),
  person([34, 69], 16, 'quiet'),
  slot([58, 62], [72, 14], 'brand'),
]);

/** A lock that is open. */
export const openLock = reason([
  { kind: 'arc', at: [106, 34], r: 19, from: -90, to: 90, stroke: 'quiet', width: 10 },
  line([87, 34], [87, 52], 'quiet', 10),
  line([125, 34], [125, 44], 'quiet', 10),
  { kind: 'frame', at: [28, 44], size: [68, 42], radius: 12, fill: 'raised' },
  line([62, 60], [62, 70], 'strong', 9),
]);
