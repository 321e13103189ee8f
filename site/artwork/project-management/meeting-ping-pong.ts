import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** A chair from the front. The point is the middle of its seat. */
const chair = ([x, y]: Point, legs: number, fill: Tone): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x - 46, y + legs],
      [x - 46, y - 40],
      [x + 46, y - 40],
      [x + 46, y + legs],
    ],
    stroke: fill,
    width: 9,
  },
  panel([x - 54, y - 56], [108, 34], 14, fill),
  slot([x - 60, y - 8], [120, 18], fill),
];

/** A colleague who is the umpire, on chairs that nobody needs. The meeting is canceled. */
const umpire: readonly Shape[] = [
  ...chair([248, 336], 180, 'quiet'),
  ...chair([234, 268], 60, 'subtle'),
  ...chair([240, 202], 58, 'quiet'),
  line([200, 170], [168, 70], 'raised', 24),
  line([280, 170], [312, 70], 'raised', 24),
  { kind: 'face', at: [240, 186], size: 128, ...looks.turban, clothes: 'raised', collar: 'strong' },
  panel([196, 162], [88, 44], 16, 'raised'),
  ...[222, 258].map((x) => line([x, 206], [x, 244], 'strong', 26)),
  ...[202, 246].map((x) => slot([x, 246], [32, 18], 'raised')),
  slot([128, 4], [224, 56], 'match'),
  onBright(centered(heading([240, 30], 'Canceled', 37))),
  { kind: 'dots', at: [167, 64], count: 2, gap: 146, r: 13, fill: 'quiet' },
];

/** The meeting’s table, with a net. */
const table: readonly Shape[] = [
  ...[148, 332].map((x) => line([x, 480], [x, 510], 'strong', 20)),
  panel([120, 384], [240, 112], 12, 'strong'),
  {
    kind: 'frame',
    at: [230, 312],
    size: [20, 60],
    radius: 6,
    fill: 'raised',
    stroke: 'background',
    width: 5,
  },
  { kind: 'slot', at: [96, 362], size: [288, 30], fill: 'quiet', stroke: 'background', width: 5 },
  onBrand(centered(heading([240, 417], 'Status', 43))),
  onBrand(centered(heading([240, 460], 'meeting', 43))),
];

/** A hand with a paddle. The points are their middles. */
const paddle = (hand: Point, [x, y]: Point, skin: Tone): readonly Shape[] => [
  line(hand, [x, y], 'subtle', 14),
  { kind: 'dot', at: [x, y], r: 34, fill: 'strong' },
  { kind: 'dot', at: hand, r: 18, fill: skin },
];

/** A player with a tie, who waits for the ball. */
const left: readonly Shape[] = [
  line([52, 376], [38, 486], 'quiet', 40),
  line([100, 376], [92, 486], 'quiet', 40),
  slot([2, 492], [60, 28], 'raised'),
  slot([66, 492], [60, 28], 'raised'),
  panel([10, 246], [136, 146], 34, 'raised'),
  { kind: 'face', at: [78, 286], size: 192, ...looks.afro, clothes: 'raised', collar: 'strong' },
  line([30, 268], [22, 168], 'raised', 34),
  ...paddle([24, 152], [34, 84], 'quiet'),
  { kind: 'dot', at: [78, 286], r: 9, fill: 'strong' },
  cutOut(
    [
      [72, 296],
      [82, 296],
      [104, 346],
      [86, 362],
      [70, 346],
    ],
    'strong',
    8,
  ),
  line([128, 274], [150, 334], 'raised', 34),
  { kind: 'dot', at: [152, 344], r: 18, fill: 'quiet' },
];

/** A player with a badge, who has hit the ball. */
const right: readonly Shape[] = [
  line([380, 376], [388, 486], 'raised', 40),
  line([428, 376], [448, 448], 'raised', 40),
  slot([354, 492], [60, 28], 'quiet'),
  line([436, 470], [462, 456], 'quiet', 28),
  panel([332, 246], [136, 146], 34, 'quiet'),
  {
    kind: 'face',
    at: [400, 286],
    size: 192,
    ...looks.ponytail,
    clothes: 'quiet',
    collar: 'strong',
  },
  {
    kind: 'line',
    points: [
      [386, 272],
      [416, 322],
      [424, 272],
    ],
    stroke: 'strong',
    width: 6,
  },
  panel([396, 322], [42, 52], 8, 'raised'),
  { kind: 'dot', at: [417, 348], r: 10, fill: 'strong' },
  line([448, 272], [458, 352], 'quiet', 34),
  { kind: 'dot', at: [458, 366], r: 18, fill: 'raised' },
  line([350, 272], [333, 196], 'quiet', 34),
  ...paddle([331, 182], [356, 100], 'raised'),
];

/**
 * Two people play ping-pong on the table of a status meeting. The umpire sits on stacked chairs and
 * holds up the verdict.
 */
export const meetingPingPong: Composition = {
  width: 480,
  height: 520,
  shapes: [
    ...umpire,
    ...left,
    ...right,
    ...table,
    line([160, 158], [172, 134], 'quiet', 6),
    line([176, 168], [188, 144], 'quiet', 6),
    { kind: 'dot', at: [152, 192], r: 16, fill: 'match' },
  ],
};
