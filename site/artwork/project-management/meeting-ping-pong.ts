import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** A colleague who is the umpire, on a stack of chairs that nobody needs. */
const umpire: readonly Shape[] = [
  ...[204, 276].map((x) => line([x, 132], [x, 212], 'strong', 8)),
  ...[130, 150, 170].map((y) => slot([186, y], [108, 14], 'quiet')),
  panel([186, 80], [108, 64], 20, 'quiet'),
  panel([196, 86], [88, 50], 20, 'raised'),
  { kind: 'face', at: [240, 116], size: 124, ...looks.turban, clothes: 'raised', collar: 'strong' },
  ...[222, 258].map((x) => line([x, 134], [x, 164], 'strong', 26)),
  ...[204, 244].map((x) => slot([x, 166], [32, 18], 'raised')),
];

/** The meeting’s table, with a net. */
const table: readonly Shape[] = [
  ...[136, 344].map((x) => line([x, 306], [x, 360], 'strong', 20)),
  panel([108, 232], [264, 92], 12, 'strong'),
  { kind: 'slot', at: [88, 212], size: [304, 28], fill: 'quiet', stroke: 'background', width: 5 },
  line([240, 184], [240, 212], 'raised', 8),
  onBrand(centered(heading([240, 266], 'Status meeting', 32))),
  slot([156, 292], [168, 54], 'match'),
  onBright(centered(strong([240, 320], 'Canceled', 32))),
];

/** A hand with a paddle. The points are their middles. */
const paddle = (hand: Point, [x, y]: Point, skin: Tone): readonly Shape[] => [
  line(hand, [x, y], 'subtle', 12),
  { kind: 'dot', at: [x, y], r: 30, fill: 'strong' },
  { kind: 'dot', at: hand, r: 17, fill: skin },
];

/** A player with a tie. */
const left: readonly Shape[] = [
  line([44, 182], [20, 242], 'raised', 30),
  { kind: 'dot', at: [18, 252], r: 16, fill: 'quiet' },
  line([62, 276], [44, 346], 'quiet', 34),
  line([96, 276], [96, 346], 'quiet', 34),
  slot([8, 344], [60, 26], 'strong'),
  slot([68, 344], [60, 26], 'strong'),
  panel([22, 164], [114, 118], 30, 'raised'),
  { kind: 'face', at: [79, 196], size: 160, ...looks.afro, clothes: 'raised', collar: 'strong' },
  { kind: 'dot', at: [79, 195], r: 8, fill: 'strong' },
  cutOut(
    [
      [74, 204],
      [82, 204],
      [74, 252],
      [58, 264],
      [50, 244],
    ],
    'strong',
    8,
  ),
  line([118, 190], [150, 182], 'raised', 30),
  ...paddle([152, 178], [150, 124], 'quiet'),
];

/** A player with a badge, who hits the ball. */
const right: readonly Shape[] = [
  line([436, 182], [456, 242], 'quiet', 30),
  { kind: 'dot', at: [460, 252], r: 16, fill: 'raised' },
  line([384, 276], [384, 346], 'raised', 34),
  line([418, 276], [436, 346], 'raised', 34),
  slot([352, 344], [60, 26], 'strong'),
  slot([412, 344], [60, 26], 'strong'),
  panel([344, 164], [114, 118], 30, 'quiet'),
  {
    kind: 'face',
    at: [401, 196],
    size: 160,
    ...looks.ponytail,
    clothes: 'quiet',
    collar: 'strong',
  },
  {
    kind: 'line',
    points: [
      [388, 182],
      [416, 226],
      [424, 182],
    ],
    stroke: 'strong',
    width: 5,
  },
  panel([398, 226], [38, 48], 8, 'raised'),
  { kind: 'dot', at: [417, 242], r: 8, fill: 'strong' },
  slot([406, 256], [22, 8], 'strong'),
  line([362, 186], [346, 118], 'quiet', 30),
  ...paddle([342, 106], [326, 56], 'raised'),
];

/**
 * Two people play ping-pong on the table of a canceled status meeting. The umpire sits on
 * stacked chairs.
 */
export const meetingPingPong: Composition = {
  width: 480,
  height: 370,
  shapes: [
    ...umpire,
    ...left,
    ...right,
    ...table,
    line([306, 132], [314, 106], 'quiet', 5),
    line([321, 136], [328, 114], 'quiet', 5),
    { kind: 'dot', at: [312, 156], r: 13, fill: 'raised' },
  ],
};
