import type { Shape, Tone } from '#design-system';
import { line, onCircle, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A lamb, which only jumps now and then. The container that it jumps off is always there. */
export const leapingLamb = pieceOn('subtle', [
  panel([0, 30], [124, 68], 6, 'brand'),
  panel([11, 42], [102, 42], 2, 'quiet'),
  ...[20, 40, 60, 80].map((x) => line([x + 12, 42], [x + 12, 84], 'brand', 8)),
  ...[
    [160, 52, 146],
    [182, 58, 168],
    [234, 58, 254],
    [250, 48, 276],
  ].map(([x = 0, y = 0, foot = 0]) => line([x, y], [foot, y + 26], 'brand', 12)),
  { kind: 'dots', at: [164, 24], count: 4, gap: 28, r: 20, fill: 'brand' },
  slot([144, 18], [122, 52], 'brand'),
  onBrand(centered(strong([200, 43], 'Lambda', 24))),
  line([272, 26], [284, 38], 'quiet', 29),
  line([264, 20], [250, 27], 'quiet', 12),
  { kind: 'dot', at: [268, 12], r: 11, fill: 'brand' },
  { kind: 'dot', at: [280, 29], r: 4.5, fill: 'strong' },
  slot([0, 96], [300, 8], 'control'),
]);

/** Part of a hoop, between two angles in degrees. */
const hoop = (from: number, to: number, stroke: Tone, width: number): Shape => ({
  kind: 'arc',
  at: [122, 53],
  r: 46,
  from,
  to,
  stroke,
  width,
});

/** A circus lion leaps through a hoop, from an old database to a new one, in four minutes. */
export const leapingLion = pieceOn('subtle', [
  ...[0, 232].flatMap((x) => [
    panel([x, 74], [68, 30], 6, 'control'),
    slot([x, 70], [68, 12], 'raised'),
  ]),
  { kind: 'dot', at: [122, 53], r: 46, stroke: 'strong', width: 13 },
  { kind: 'dot', at: [122, 53], r: 46, stroke: 'match', width: 8 },
  { kind: 'match', from: [66, 50], to: [16, 16], stroke: 'quiet', width: 11 },
  { kind: 'dot', at: [16, 16], r: 14, fill: 'brand' },
  line([84, 66], [24, 60], 'quiet', 20),
  line([196, 74], [274, 62], 'quiet', 22),
  line([78, 52], [200, 52], 'quiet', 50),
  hoop(50, 130, 'strong', 13),
  hoop(44, 136, 'match', 8),
  onBright(centered(heading([112, 54], '4 min', 28))),
  ...[0, 36, 72, 108, 144, 180, 216, 252, 288, 324].map(
    (angle): Shape => ({ kind: 'dot', at: onCircle([216, 53], 38, angle), r: 14, fill: 'brand' }),
  ),
  { kind: 'dot', at: [216, 53], r: 44, fill: 'brand' },
  { kind: 'dots', at: [193, 30], count: 2, gap: 46, r: 10, fill: 'quiet' },
  { kind: 'dot', at: [216, 56], r: 36, fill: 'quiet' },
  { kind: 'dots', at: [204, 44], count: 2, gap: 24, r: 5, fill: 'strong' },
  { kind: 'dots', at: [208, 68], count: 2, gap: 16, r: 14, fill: 'raised' },
  slot([205, 53], [22, 13], 'strong'),
  { kind: 'arc', at: [216, 70], r: 11, from: 110, to: 250, stroke: 'strong', width: 5 },
]);
