import { cutOut, line, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** An ox, which carries a container all day, and a lamb, which only jumps now and then. */
export const oxAndLamb = piece([
  ...[10, 80].map((x) => slot([x, 66], [24, 36], 'quiet')),
  slot([0, 44], [126, 44], 'quiet'),
  panel([0, 8], [100, 58], 6, 'strong'),
  { ...heading([10, 38], 'ECS', 32), fill: 'raised' },
  ...[80, 90].map((x) => line([x, 20], [x, 54], 'quiet', 4)),
  {
    kind: 'line',
    points: [
      [105, 14],
      [114, 30],
      [140, 30],
      [149, 14],
    ],
    stroke: 'raised',
    width: 9,
  },
  panel([105, 26], [44, 60], 20, 'quiet'),
  { kind: 'dots', at: [118, 46], count: 2, gap: 18, r: 4, fill: 'strong' },
  panel([101, 60], [52, 30], 15, 'raised'),
  { kind: 'dots', at: [118, 72], count: 2, gap: 18, r: 3.5, fill: 'strong' },
  line([212, 46], [190, 68], 'quiet', 10),
  line([282, 46], [294, 68], 'quiet', 10),
  { kind: 'dots', at: [208, 17], count: 4, gap: 25, r: 15, fill: 'raised' },
  slot([188, 14], [112, 42], 'raised'),
  onBright(centered(strong([247, 34], 'Lambda', 24))),
  cutOut(
    [
      [168, 26],
      [184, 16],
      [186, 28],
      [172, 32],
    ],
    'quiet',
    16,
  ),
  { kind: 'dot', at: [177, 22], r: 3.5, fill: 'strong' },
  slot([0, 96], [300, 8], 'control'),
]);

/** A circus lion leaps from an old drum to a new one. It is in the air for four minutes. */
export const leapingLion = piece([
  line([140, 90], [140, 100], 'raised', 8),
  { kind: 'arc', at: [140, 48], r: 42, from: 180, to: 360, stroke: 'raised', width: 8 },
  { kind: 'match', from: [88, 36], to: [40, 14], stroke: 'quiet', width: 7 },
  { kind: 'dot', at: [38, 14], r: 9, fill: 'strong' },
  line([100, 44], [66, 54], 'quiet', 15),
  line([190, 42], [256, 54], 'quiet', 15),
  slot([80, 20], [128, 36], 'quiet'),
  { kind: 'arc', at: [140, 48], r: 42, from: 0, to: 180, stroke: 'raised', width: 8 },
  { kind: 'dot', at: [216, 31], r: 31, fill: 'strong' },
  { kind: 'dots', at: [200, 14], count: 2, gap: 33, r: 8, fill: 'quiet' },
  { kind: 'dot', at: [217, 33], r: 21, fill: 'quiet' },
  { kind: 'dot', at: [218, 41], r: 11, fill: 'raised' },
  { kind: 'dots', at: [210, 26], count: 2, gap: 16, r: 3.5, fill: 'strong' },
  { kind: 'dot', at: [218, 35], r: 5, fill: 'strong' },
  { kind: 'arc', at: [218, 38], r: 8, from: 120, to: 240, stroke: 'strong', width: 4 },
  ...[4, 212].flatMap((x) => [
    panel([x, 66], [84, 38], 6, 'quiet'),
    slot([x - 4, 60], [92, 11], 'raised'),
  ]),
  onBright(centered(heading([46, 88], '2:00', 29))),
  onBright(centered(heading([254, 88], '2:04', 29))),
]);
