import type { Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The holes of a reel. */
const holes = (x: number): Shape => ({
  kind: 'arc',
  at: [x, 38],
  r: 20,
  from: 0,
  to: 315,
  stroke: 'brand',
  width: 8,
  dashed: true,
});

/** The projector, which still plays the movie. Its left socket is empty. */
export const projector: readonly Shape[] = [
  line([914, 140], [914, 304], 'control', 22),
  { kind: 'dots', at: [872, 38], count: 2, gap: 78, r: 35, fill: 'quiet' },
  holes(872),
  holes(950),
  panel([840, 60], [142, 98], 22, 'brand'),
  slot([826, 78], [28, 70], 'quiet'),
  { kind: 'dots', at: [840, 99], count: 2, gap: 28, r: 6, fill: 'strong', direction: 'down' },
  { kind: 'dot', at: [897, 110], r: 31, fill: 'match', stroke: 'raised', width: 9 },
  cutOut(
    [
      [889, 99],
      [889, 121],
      [908, 110],
    ],
    'strong',
    6,
  ),
];

/** The plug that stays in the projector. */
export const plugA: readonly Shape[] = [
  {
    kind: 'match',
    from: [1010, 113],
    to: [1056, 302],
    direction: 'down',
    stroke: 'brand',
    width: 9,
  },
  panel([934, 84], [100, 58], 18, 'match'),
  onBright(centered(heading([984, 114], 'CDN A', 28))),
];

/** The tester, who leans back with the plug that she has just pulled out. */
export const tester: readonly Shape[] = [
  {
    kind: 'match',
    from: [692, 120],
    to: [776, 302],
    direction: 'down',
    stroke: 'brand',
    width: 9,
  },
  {
    kind: 'line',
    points: [
      [644, 291],
      [616, 291],
      [650, 222],
      [720, 291],
      [744, 291],
    ],
    stroke: 'strong',
    width: 30,
  },
  cutOut(
    [
      [568, 172],
      [640, 158],
      [708, 97],
      [718, 108],
      [670, 170],
      [678, 214],
      [632, 226],
      [590, 206],
    ],
    'brand',
    20,
  ),
  { kind: 'face', at: [620, 176], size: 170, ...looks.longHair },
  {
    kind: 'line',
    points: [
      [774, 99],
      [802, 99],
      [774, 99],
      [774, 127],
      [802, 127],
    ],
    stroke: 'control',
    width: 8,
  },
  panel([678, 84], [102, 58], 18, 'quiet'),
  onBright(centered(heading([729, 114], 'CDN B', 28))),
  {
    kind: 'line',
    points: [
      [584, 170],
      [640, 186],
      [704, 146],
    ],
    stroke: 'brand',
    width: 32,
  },
  { kind: 'dots', at: [712, 82], count: 2, gap: 62, r: 16, fill: 'raised', direction: 'down' },
];
