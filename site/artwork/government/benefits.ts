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

/** A square attachment in front of a form's round hole. */
export const upload = reason([
  { kind: 'frame', at: [22, 31], size: [34, 34], radius: 5, fill: 'quiet' },
  { kind: 'frame', at: [72, 14], size: [66, 68], radius: 12, fill: 'raised' },
  { kind: 'dot', at: [105, 48], r: 20, fill: 'background' },
]);

/** Who, what, and the evidence, on one line. */
export const decision = reason([
  line([35, 48], [128, 48], 'control', 4),
  person([36, 48], 22, 'raised'),
  slot([66, 34], [38, 28], 'brand'),
  { kind: 'frame', at: [112, 26], size: [34, 44], radius: 6, fill: 'quiet' },
]);

/** What stays with the agency, under a vendor and an open place for the next one. */
export const nextContract = reason([
  person([52, 32], 18, 'raised'),
  { kind: 'dot', at: [108, 32], r: 17, stroke: 'control', dashed: true, width: 2.5 },
  slot([14, 54], [132, 28], 'brand'),
  ...[46, 80, 114].map((x): Shape => ({ kind: 'dot', at: [x, 68], r: 8, fill: 'quiet' })),
]);
