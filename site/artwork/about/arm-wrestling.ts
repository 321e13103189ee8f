import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A wall with a scoreboard. */
const wall: readonly Shape[] = [
  panel([12, 56], [456, 200], 56, 'quiet'),
  panel([12, 180], [456, 192], 0, 'quiet'),
  panel([216, 8], [236, 92], 16, 'strong'),
  ...[226, 337].map((x) => panel([x, 18], [105, 72], 8, 'raised')),
  onBright(centered(heading([278, 55], 'Us 0', 35))),
  onBright(centered(heading([389, 55], 'You 1', 35))),
];

/** Our consultant, who is large, and loses. */
const consultant: readonly Shape[] = [
  ...[64, 134].map((x) => line([x, 310], [x, 344], 'strong', 46)),
  ...[22, 120].map((x) => slot([x, 340], [82, 32], 'raised')),
  { kind: 'face', at: [112, 316], size: 308, ...looks.baldHead, skin: 'raised' },
  line([248, 276], [206, 212], 'raised', 44),
  line([196, 284], [250, 284], 'strong', 46),
];

/** The client’s engineer, who is small, and wins. */
const engineer: readonly Shape[] = [
  slot([350, 318], [100, 16], 'brand'),
  line([400, 330], [400, 366], 'brand', 12),
  ...[376, 424].map((x) => line([x, 318], [x, 338], 'subtle', 20)),
  ...[358, 412].map((x) => slot([x, 336], [36, 19], 'strong')),
  { kind: 'face', at: [396, 308], size: 204, ...looks.ponytail, skin: 'subtle', wears: 'glasses' },
  line([348, 274], [334, 252], 'strong', 36),
  { kind: 'dot', at: [332, 224], r: 29, fill: 'subtle' },
  line([328, 234], [214, 192], 'subtle', 32),
  { kind: 'arc', at: [334, 228], r: 20, from: 290, to: 390, stroke: 'strong', width: 4 },
  { kind: 'dot', at: [204, 190], r: 29, fill: 'subtle' },
  ...[190, 205, 220].map((x) => line([x, 182], [x - 4, 199], 'strong', 4)),
];

/** What her elbow is on. */
const books: readonly Shape[] = [
  panel([294, 236], [88, 18], 4, 'strong'),
  panel([280, 250], [112, 46], 6, 'match'),
  onBright(centered(heading([336, 271], 'Docs', 32))),
];

const table: readonly Shape[] = [
  panel([236, 310], [60, 62], 0, 'raised'),
  slot([0, 290], [480, 28], 'raised'),
];

/**
 * A client’s small engineer beats our large consultant at arm wrestling. Her elbow is on the documents
 * that he wrote.
 */
export const armWrestling: Composition = {
  width: 480,
  height: 372,
  shapes: [...wall, ...consultant, ...engineer, ...books, ...table],
};
