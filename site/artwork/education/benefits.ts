import type { Shape } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, strong } from '../figure-words.ts';

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

/** A life buoy. */
export const lifeBuoy = reason([
  { kind: 'dot', at: [80, 48], r: 29, stroke: 'raised', width: 20 },
  ...[45, 135, 225, 315].map(
    (turn): Shape => ({
      kind: 'arc',
      at: [80, 48],
      r: 29,
      from: turn - 8,
      to: turn + 8,
      stroke: 'brand',
      width: 20,
    }),
  ),
]);

/** A keyboard, crossed out. */
export const funderReport = reason([
  { kind: 'frame', at: [16, 16], size: [128, 64], radius: 12, fill: 'quiet' },
  { kind: 'dots', at: [35, 33], count: 6, gap: 18, r: 5.5, fill: 'strong' },
  { kind: 'dots', at: [44, 49], count: 5, gap: 18, r: 5.5, fill: 'strong' },
  slot([52, 60], [56, 11], 'strong'),
  line([36, 86], [124, 10], 'background', 16),
  line([36, 86], [124, 10], 'raised', 7),
]);
