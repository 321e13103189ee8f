import type { Composition, Point, Shape, Tone } from '#design-system';
import { cutOut, line, slot } from './figure-shapes.ts';
import { heading, onBright, strong } from './figure-words.ts';

/** The sign for play, around its middle. */
const play = ([x, y]: Point, r: number, fill: Tone): Shape =>
  cutOut(
    [
      [x - r * 0.7, y - r],
      [x + r, y],
      [x - r * 0.7, y + r],
    ],
    fill,
    r * 0.5,
  );

const television: readonly Shape[] = [
  slot([48, 316], [236, 26], 'brand'),
  { kind: 'frame', at: [0, 0], size: [464, 300], radius: 26, fill: 'brand' },
  { kind: 'frame', at: [12, 12], size: [440, 276], radius: 16, fill: 'quiet' },
  { kind: 'dot', at: [258, 108], r: 38, fill: 'raised' },
  cutOut(
    [
      [17, 232],
      [112, 150],
      [196, 216],
      [290, 146],
      [447, 252],
      [447, 283],
      [17, 283],
    ],
    'strong',
    10,
  ),
  onBright(heading([36, 52], 'Premiere', 42)),
  onBright(strong([36, 96], '8:00 p.m.', 25)),
];

/** A phone with the same picture. */
const phone: readonly Shape[] = [
  { kind: 'frame', at: [306, 112], size: [158, 292], radius: 38, fill: 'background' },
  { kind: 'frame', at: [424, 112], size: [40, 40], radius: 0, fill: 'background' },
  { kind: 'frame', at: [316, 122], size: [148, 282], radius: 30, fill: 'brand' },
  { kind: 'frame', at: [326, 132], size: [128, 262], radius: 21, fill: 'quiet' },
  slot([368, 142], [44, 12], 'strong'),
  { kind: 'frame', at: [326, 300], size: [128, 94], radius: 21, fill: 'strong' },
  { kind: 'dot', at: [424, 252], r: 18, fill: 'raised' },
  cutOut(
    [
      [331, 308],
      [364, 268],
      [394, 300],
      [418, 274],
      [449, 310],
      [449, 340],
      [331, 340],
    ],
    'strong',
    10,
  ),
  onBright(heading([341, 184], 'Premiere', 22)),
  onBright(strong([341, 212], '8:00 p.m.', 21)),
  slot([344, 356], [92, 8], 'control'),
  slot([344, 356], [16, 8], 'raised'),
];

/** How far down the remote control, from the middle of its upper end. */
const down = (distance: number): Point => [226 - distance * 0.62, 232 + distance * 0.785];

const remote: readonly Shape[] = [
  line(down(0), down(150), 'background', 104),
  line(down(0), down(150), 'raised', 86),
  { kind: 'dot', at: down(2), r: 35, fill: 'match' },
  play(down(2), 14, 'strong'),
  line(down(66), down(84), 'quiet', 22),
  ...[118, 148].map(
    (distance): Shape => ({ kind: 'dot', at: down(distance), r: 10, fill: 'quiet' }),
  ),
];

/** Media and entertainment: a television and a phone start the premiere in the same second. */
export const pressedPlay: Composition = {
  width: 464,
  height: 404,
  shapes: [...television, ...phone, ...remote],
};
