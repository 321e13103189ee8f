import type { Point, Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The stamp for incomplete forms in a snow globe. */
const globe: readonly Shape[] = [
  panel([614, 8], [188, 250], 94, 'brand'),
  { kind: 'arc', at: [708, 102], r: 76, from: 288, to: 322, stroke: 'raised', width: 9 },
  { kind: 'dots', at: [674, 62], count: 2, gap: 82, r: 6, fill: 'raised' },
  line([708, 42], [708, 44], 'quiet', 46),
  line([708, 60], [708, 110], 'quiet', 24),
  panel([642, 140], [132, 18], 4, 'strong'),
  panel([624, 150], [168, 60], 20, 'raised'),
  panel([624, 88], [168, 54], 12, 'match'),
  onBright(centered(heading([708, 116], 'Incomplete', 28))),
  panel([610, 174], [196, 44], 10, 'strong'),
];

const at = (right: number, down: number): Point => [708 + right, down];

/** From foot to foot, behind the body. */
const legs: readonly [Point, Point, ...Point[]] = [
  at(-122, 281),
  at(-114, 240),
  at(-60, 256),
  at(-94, 254),
  at(-96, 281),
  at(-94, 254),
  at(-52, 256),
  at(-70, 281),
  at(-52, 256),
  at(52, 256),
  at(70, 281),
  at(52, 256),
  at(94, 254),
  at(96, 281),
  at(94, 254),
  at(60, 256),
  at(114, 240),
  at(122, 281),
];

/** From claw to claw, behind the body. The right one waves. */
const arms: readonly [Point, Point, ...Point[]] = [
  at(-100, 206),
  at(-104, 222),
  at(-70, 236),
  at(70, 236),
  at(104, 222),
  at(106, 180),
];

/** A crab in sunglasses, which takes the snow globe home and waves with a claw. It stands at 288. */
export const souvenirCrab: readonly Shape[] = [
  ...globe,
  { kind: 'line', points: legs, stroke: 'quiet', width: 13 },
  { kind: 'line', points: arms, stroke: 'quiet', width: 18 },
  { kind: 'arc', at: at(-96, 188), r: 17, from: -222, to: 42, stroke: 'quiet', width: 18 },
  { kind: 'arc', at: at(106, 152), r: 17, from: 32, to: 328, stroke: 'quiet', width: 18 },
  panel(at(-88, 202), [176, 78], 38, 'quiet'),
  cutOut(
    [
      at(-66, 220),
      at(66, 220),
      at(56, 246),
      at(18, 248),
      at(8, 228),
      at(-8, 228),
      at(-18, 248),
      at(-56, 246),
    ],
    'strong',
    8,
  ),
  { kind: 'arc', at: at(0, 249), r: 17, from: 125, to: 235, stroke: 'strong', width: 6 },
];
