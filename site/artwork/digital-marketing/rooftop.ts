import type { Point, Shape, Tone } from '#design-system';
import { cutOut, heart, line, looks, panel, slot, waves } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** The lower edge of a row of shingles. Every second one is longer. */
const shingles = ([x, y]: Point): Shape => ({
  kind: 'line',
  points: [
    [x, y],
    [x + 44, y],
    ...Array.from({ length: 9 }, (_, index): readonly Point[] => {
      const left = x + (index + 1) * 44;
      const edge = y + (index % 2 === 0 ? 14 : 0);
      return [
        [left, edge],
        [left + 44, edge],
      ];
    }).flat(),
  ],
  stroke: 'quiet',
  width: 4,
});

/** The roof that everything happens on. */
export const roof: readonly Shape[] = [
  cutOut(
    [
      [120, 252],
      [620, 252],
      [620, 400],
      [30, 400],
    ],
    'brand',
    16,
  ),
  { kind: 'dots', at: [126, 248], count: 9, gap: 44, r: 16, fill: 'brand' },
  shingles([124, 272]),
  shingles([80, 304]),
];

/** A pigeon, which sits at a point. */
export const pigeon = ([x, y]: Point): readonly Shape[] => [
  line([x + 14, y - 32], [x + 28, y - 29], 'control', 7),
  cutOut(
    [
      [x - 10, y - 6],
      [x - 36, y - 8],
      [x - 8, y - 22],
      [x + 8, y - 36],
      [x + 14, y - 14],
      [x + 4, y - 6],
    ],
    'raised',
    12,
  ),
  { kind: 'dot', at: [x + 9, y - 35], r: 3.2, fill: 'strong' },
];

/** The trophy. The point is the middle of its foot. */
export const trophy = ([x, y]: Point): readonly Shape[] => [
  ...[-1, 1].map(
    (side): Shape => ({
      kind: 'dot',
      at: [x + side * 62, y - 74],
      r: 17,
      stroke: 'raised',
      width: 10,
    }),
  ),
  cutOut(
    [
      [x - 58, y - 96],
      [x + 58, y - 96],
      [x + 40, y - 50],
      [x + 10, y - 34],
      [x - 10, y - 34],
      [x - 40, y - 50],
    ],
    'raised',
    14,
  ),
  line([x, y - 34], [x, y - 12], 'raised', 18),
  slot([x - 36, y - 18], [72, 18], 'raised'),
];

/** The roofer, who holds a sheet in front of himself. The number is the size of its words. */
export const roofer = (held: string, size: number, fill: Tone): readonly Shape[] => [
  panel([22, 280], [136, 40], 0, 'raised'),
  {
    kind: 'face',
    at: [90, 298],
    size: 200,
    ...looks.hardHat,
    clothes: 'raised',
    collar: 'brand',
  },
  { kind: 'frame', at: [12, 244], size: [156, 66], radius: 10, fill, stroke: 'strong', width: 5 },
  onBright(centered(heading([90, 279], held, size))),
  ...[15, 165].map((x): Shape => ({ kind: 'dot', at: [x, 284], r: 14, fill: 'quiet' })),
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
    { kind: 'dot', at: [x - r * 0.1, y - r * 0.1], r: r * 0.34, stroke, width: r * 0.18 },
    line([x + r * 0.18, y + r * 0.18], [x + r * 0.48, y + r * 0.48], stroke, r * 0.24),
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
      7,
    ),
  ],
  radio: ([x, y], stroke) => [
    { kind: 'dot', at: [x - 13, y + 12], r: 6, fill: stroke },
    ...waves([x - 13, y + 12], [17, 29], [0, 90], stroke, 6),
  ],
};

/** The plate of an ad channel. It is dark if the channel is off. */
export const plate = (channel: Channel, at: Point, r = 38, off = false): readonly Shape[] => [
  { kind: 'dot', at, r, fill: off ? 'strong' : 'raised' },
  ...signs[channel](at, off ? 'control' : 'strong', r),
];
