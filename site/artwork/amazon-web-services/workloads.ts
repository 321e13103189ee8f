import { line, panel, pieceOn, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, strong } from '../figure-words.ts';

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

/** A circus lion leaps from an old drum to a new one. It is in the air for four minutes. */
export const leapingLion = pieceOn('subtle', [
  line([140, 90], [140, 100], 'control', 8),
  { kind: 'arc', at: [140, 48], r: 42, from: 180, to: 360, stroke: 'control', width: 8 },
  { kind: 'match', from: [88, 36], to: [40, 14], stroke: 'quiet', width: 8 },
  { kind: 'dot', at: [38, 14], r: 10, fill: 'brand' },
  line([100, 44], [66, 54], 'quiet', 15),
  line([190, 42], [256, 54], 'quiet', 15),
  slot([80, 20], [128, 36], 'quiet'),
  { kind: 'arc', at: [140, 48], r: 42, from: 0, to: 180, stroke: 'control', width: 8 },
  { kind: 'dot', at: [216, 31], r: 31, fill: 'brand' },
  { kind: 'dots', at: [200, 14], count: 2, gap: 33, r: 8, fill: 'quiet' },
  { kind: 'dot', at: [217, 33], r: 21, fill: 'quiet' },
  { kind: 'dot', at: [218, 41], r: 11, fill: 'raised' },
  { kind: 'dots', at: [210, 26], count: 2, gap: 16, r: 3.5, fill: 'strong' },
  { kind: 'dot', at: [218, 35], r: 5, fill: 'strong' },
  { kind: 'arc', at: [218, 38], r: 8, from: 120, to: 240, stroke: 'strong', width: 4 },
  ...[4, 212].flatMap((x) => [
    panel([x, 66], [84, 38], 6, 'brand'),
    slot([x - 4, 60], [92, 11], 'quiet'),
  ]),
  onBrand(centered(heading([254, 88], '4 min', 26))),
]);
