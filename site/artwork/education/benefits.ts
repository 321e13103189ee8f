import type { Shape } from '#design-system';
import { firstReason, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A day: what was entered in class is done three times, and the evening has nothing but a moon. */
export const evening = firstReason([
  slot([25, 25], [430, 108], 'surface', 'control'),
  slot([24, 24], [291, 110], 'brand'),
  ...[80, 170, 260].flatMap((x): readonly Shape[] => [
    { kind: 'dot', at: [x, 79], r: 36, fill: 'quiet' },
    { kind: 'tick', at: [x, 82], r: 15, stroke: 'strong', width: 6 },
  ]),
  { kind: 'dot', at: [390, 79], r: 36, fill: 'match' },
  { kind: 'dot', at: [405, 68], r: 29, fill: 'surface' },
  centered(strong([170, 162], 'In class', 22)),
  centered(strong([385, 162], 'Evening', 22)),
]);

const rope = (x: number): Shape => ({
  kind: 'arc',
  at: [x, 10],
  r: 36,
  from: 129,
  to: 231,
  stroke: 'quiet',
  width: 6,
});

/** The posts and ropes of a line that nobody stands in. */
export const visit = reason([
  rope(52),
  rope(108),
  ...[24, 80, 136].flatMap((x): readonly Shape[] => [
    slot([x - 5, 28], [10, 54], 'brand'),
    { kind: 'dot', at: [x, 25], r: 10, fill: 'raised' },
  ]),
]);

/** Weeks that go down until the third, and up from there. */
export const weekThree = reason([
  { kind: 'dot', at: [24, 24], r: 10, fill: 'brand' },
  { kind: 'dot', at: [46.5, 38], r: 10, fill: 'brand' },
  { kind: 'dot', at: [80, 59], r: 23, fill: 'raised' },
  onBright(centered(heading([80, 60], '3', 30))),
  { kind: 'dot', at: [113.5, 38], r: 10, fill: 'quiet' },
  { kind: 'dot', at: [136, 24], r: 10, fill: 'quiet' },
]);

/** Student records and a report that share their lines. */
export const funderReport = reason([
  { kind: 'frame', at: [20, 14], size: [54, 68], radius: 10, fill: 'brand' },
  { kind: 'frame', at: [86, 14], size: [54, 68], radius: 10, fill: 'raised' },
  ...[25, 51].map((y) => slot([31, y], [98, 20], 'quiet')),
]);
