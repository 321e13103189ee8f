import type { Shape } from '#design-system';
import { line, onCircle, panel, pieceOn } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A lamb on a spring. It jumps out of a container now and then, like a jack-in-the-box. */
export const lambInBox = pieceOn('brand', [
  ...[116, 134, 152, 170].map(
    (x): Shape => ({ kind: 'slot', at: [x, 18], size: [38, 72], stroke: 'match', width: 7 }),
  ),
  panel([0, 4], [136, 100], 8, 'quiet'),
  ...[20, 44, 68, 92, 116].map((x) => line([x, 18], [x, 90], 'strong', 9)),
  panel([6, 33], [124, 42], 6, 'quiet'),
  onBright(centered(strong([68, 55], 'Lambda', 31))),
  ...[0, 45, 90, 135, 180, 225, 270, 315].map(
    (angle): Shape => ({ kind: 'dot', at: onCircle([244, 53], 36, angle), r: 17, fill: 'raised' }),
  ),
  { kind: 'dot', at: [244, 53], r: 38, fill: 'raised' },
  { kind: 'dots', at: [206, 46], count: 2, gap: 76, r: 12, fill: 'strong' },
  panel([214, 24], [60, 74], 30, 'strong'),
  { kind: 'dots', at: [229, 48], count: 2, gap: 30, r: 13, fill: 'raised' },
  { kind: 'dots', at: [232, 48], count: 2, gap: 24, r: 6, fill: 'strong' },
  { kind: 'arc', at: [244, 70], r: 15, from: 110, to: 250, stroke: 'raised', width: 6 },
]);

/** An elephant, which stands for PostgreSQL. It is down for four minutes, with its trunk as a snorkel. */
export const snorkelElephant = pieceOn('accent', [
  ...[0, 1, 2, 3, 4, 5].map(
    (wave): Shape => ({
      kind: 'match',
      from: [5 + wave * 46, wave % 2 ? 8 : 17],
      to: [51 + wave * 46, wave % 2 ? 17 : 8],
      stroke: 'raised',
      width: 9,
    }),
  ),
  { kind: 'match', from: [24, 50], to: [6, 88], stroke: 'brand', width: 10 },
  ...[30, 66, 120, 156].map((x) => line([x, 66], [x, 91], 'brand', 26)),
  panel([16, 26], [180, 58], 28, 'brand'),
  onBrand(centered(heading([83, 55], '4 min', 40))),
  { kind: 'arc', at: [264, 68], r: 23, from: 90, to: 270, stroke: 'brand', width: 24 },
  line([287, 68], [287, 14], 'brand', 24),
  { kind: 'dot', at: [214, 60], r: 43, fill: 'brand' },
  panel([146, 24], [58, 72], 28, 'strong'),
  { kind: 'dot', at: [227, 48], r: 15, fill: 'raised' },
  { kind: 'dot', at: [231, 45], r: 8, fill: 'strong' },
  line([228, 84], [256, 76], 'raised', 11),
]);
