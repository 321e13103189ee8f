import type { Point, Shape, Tone } from '#design-system';
import { cutOut, heart, line, looks, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The roof that everything happens on, and the gaps between its shingles. */
export const roof: readonly Shape[] = [
  cutOut(
    [
      [120, 252],
      [620, 252],
      [620, 400],
      [120, 400],
    ],
    'brand',
    16,
  ),
  {
    kind: 'line',
    points: [
      [90, 284],
      [220, 284],
      [240, 248],
      [220, 284],
      [270, 284],
      [251, 317],
      [270, 284],
      [320, 284],
      [340, 248],
      [320, 284],
      [370, 284],
      [351, 317],
      [370, 284],
      [478, 284],
    ],
    stroke: 'quiet',
    width: 4,
  },
];

/** A pigeon, which sits at a point. */
export const pigeon = ([x, y]: Point): readonly Shape[] => [
  line([x + 14, y - 32], [x + 28, y - 29], 'control', 6),
  cutOut(
    [
      [x - 36, y - 8],
      [x + 8, y - 36],
      [x + 14, y - 16],
      [x + 2, y - 6],
    ],
    'raised',
    12,
  ),
  { kind: 'dot', at: [x + 9, y - 35], r: 3, fill: 'strong' },
];

/** The trophy. The point is the middle of its foot. */
export const trophy = ([x, y]: Point): readonly Shape[] => [
  { kind: 'slot', at: [x - 96, y - 92], size: [192, 36], stroke: 'raised', width: 12 },
  cutOut(
    [
      [x - 74, y - 96],
      [x + 74, y - 96],
      [x + 52, y - 50],
      [x + 10, y - 34],
      [x - 10, y - 34],
      [x - 52, y - 50],
    ],
    'raised',
    12,
  ),
  line([x, y - 34], [x, y - 12], 'raised', 16),
  slot([x - 36, y - 16], [72, 16], 'raised'),
];

/** The roofer in work gloves, who holds a sheet in front of himself. The number is the size of its words. */
export const roofer = (held: string, size: number, fill: Tone): readonly Shape[] => [
  {
    kind: 'face',
    at: [90, 302],
    size: 192,
    ...looks.hardHat,
    clothes: 'raised',
    collar: 'brand',
  },
  { kind: 'frame', at: [12, 246], size: [156, 70], radius: 10, fill, stroke: 'strong', width: 6 },
  onBright(centered(heading([90, 281], held, size))),
  ...[16, 164].map((x): Shape => ({ kind: 'dot', at: [x, 281], r: 16, fill: 'raised' })),
];

type Channel = 'mail' | 'search' | 'social' | 'video' | 'radio';

/** The sign on a channel’s plate. Only that for search grows with the plate. */
const signs: Record<Channel, (at: Point, tone: Tone, r: number) => readonly Shape[]> = {
  mail: ([x, y], stroke) => [
    { kind: 'frame', at: [x - 19, y - 14], size: [38, 28], radius: 4, stroke, width: 6 },
    {
      kind: 'line',
      points: [
        [x - 18, y - 12],
        [x, y + 3],
        [x + 18, y - 12],
      ],
      stroke,
      width: 6,
    },
  ],
  search: ([x, y], stroke, r) => [
    { kind: 'dot', at: [x - r / 9, y - r / 9], r: r / 3, stroke, width: r / 6 },
    line([x + r / 6, y + r / 6], [x + r / 2, y + r / 2], stroke, r / 4),
  ],
  social: ([x, y], fill) => heart([x, y - 5], 11, fill),
  video: ([x, y], fill) => [
    cutOut(
      [
        [x - 7, y - 11],
        [x + 12, y],
        [x - 7, y + 11],
      ],
      fill,
      6,
    ),
  ],
  radio: ([x, y], stroke) => [
    { kind: 'dot', at: [x - 13, y + 12], r: 6, fill: stroke },
    ...waves([x - 13, y + 12], [17, 29], [0, 90], stroke, 6),
  ],
};

/** The plate of an ad channel. It is dark if the channel is off. */
export const plate = (channel: Channel, at: Point, r = 36, off = false): readonly Shape[] => [
  { kind: 'dot', at, r, fill: off ? 'strong' : 'raised' },
  ...signs[channel](at, off ? 'control' : 'strong', r),
];
