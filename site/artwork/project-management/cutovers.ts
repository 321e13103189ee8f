import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A plant's main switch, which is off and locked, with a tag: until Monday's shift. */
export const lockedSwitch = piece([
  panel([0, 0], [118, 104], 14, 'raised'),
  onBright(centered(heading([59, 82], 'Off', 38))),
  cutOut(
    [
      [24, 14],
      [10, 36],
      [19, 36],
      [15, 53],
      [30, 30],
      [21, 30],
    ],
    'strong',
    3,
  ),
  { kind: 'dot', at: [72, 34], r: 26, fill: 'strong' },
  line([72, 34], [168, 34], 'quiet', 20),
  { kind: 'dot', at: [72, 34], r: 5, fill: 'strong' },
  ...(
    [
      ['background', 19],
      ['raised', 10],
    ] as const
  ).map(
    ([stroke, width]): Shape => ({
      kind: 'arc',
      at: [154, 46],
      r: 21,
      from: 270,
      to: 450,
      stroke,
      width,
    }),
  ),
  panel([122, 46], [64, 58], 12, 'background'),
  panel([126, 50], [56, 54], 10, 'raised'),
  { kind: 'dot', at: [154, 71], r: 7, fill: 'strong' },
  line([154, 71], [154, 88], 'strong', 6),
  cutOut(
    [
      [204, 52],
      [226, 14],
      [292, 14],
      [292, 90],
      [226, 90],
    ],
    'match',
    16,
  ),
  { kind: 'match', from: [174, 40], to: [215, 52], stroke: 'raised', width: 4 },
  { kind: 'dot', at: [215, 52], r: 6, fill: 'strong' },
  onBright(centered(heading([263, 43], 'Mon', 30))),
  slot([236, 68], [54, 8], 'strong'),
]);

/** Insulators on a crossarm, whose top is at this height. */
const insulators = (y: number, places: readonly number[]): readonly Shape[] =>
  places.flatMap((x) => [
    line([x, y - 14], [x, y], 'raised', 7),
    panel([x - 12, y - 28], [24, 19], 8, 'raised'),
  ]);

/** A telephone pole with six insulators, and a technician at the last one, late at night. */
export const nightShift = piece([
  panel([80, 4], [18, 100], 5, 'quiet'),
  {
    kind: 'line',
    points: [
      [44, 34],
      [89, 62],
      [134, 34],
    ],
    stroke: 'quiet',
    width: 6,
  },
  panel([0, 28], [178, 13], 4, 'quiet'),
  panel([22, 74], [134, 13], 4, 'quiet'),
  ...insulators(28, [16, 52, 126, 162]),
  ...insulators(74, [38, 140]),
  { kind: 'dot', at: [264, 34], r: 34, fill: 'raised' },
  line([214, 76], [186, 24], 'raised', 15),
  { kind: 'dot', at: [183, 18], r: 9, fill: 'quiet' },
  { kind: 'face', at: [252, 92], size: 90, ...looks.hardHat, clothes: 'raised' },
  cutOut(
    [
      [196, 68],
      [296, 68],
      [288, 100],
      [204, 100],
    ],
    'quiet',
    8,
  ),
  onBright(centered(heading([246, 85], '2 a.m.', 28))),
]);
