import type { Composition, Point, Shape, Tone } from '#design-system';
import { avatar, looks, slot } from './figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from './figure-words.ts';

/** A stage of the sale, as an arrow. The point is its top left corner. */
const stage = ([x, y]: Point, width: number, name: string, fill: Tone): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [x, y],
      [x + width, y],
      [x + width + 22, y + 30],
      [x + width, y + 60],
      [x, y + 60],
      [x + 22, y + 30],
      [x, y],
    ],
    fill,
    stroke: fill,
    width: 6,
  },
  {
    ...centered(strong([x + width / 2 + 16, y + 31], name, 26)),
    fill: fill === 'brand' ? 'onBrand' : 'strong',
  },
];

const monitor: readonly Shape[] = [
  { kind: 'frame', at: [0, 0], size: [560, 372], radius: 34, fill: 'brand' },
  { kind: 'frame', at: [18, 18], size: [524, 336], radius: 20, fill: 'raised' },
  { kind: 'frame', at: [232, 372], size: [96, 70], radius: 0, fill: 'quiet' },
  slot([150, 430], [260, 32], 'brand'),
  { kind: 'frame', at: [46, 46], size: [92, 92], radius: 22, fill: 'quiet' },
  { kind: 'frame', at: [72, 66], size: [40, 72], radius: 6, fill: 'strong' },
  ...[80, 96, 112].flatMap((y) =>
    [82, 96].map(
      (x): Shape => ({ kind: 'frame', at: [x, y - 4], size: [8, 8], radius: 1, fill: 'quiet' }),
    ),
  ),
  onBright(heading([162, 76], 'Harbor Hotel', 40)),
  onBright(plain([162, 118], '$48,000', 'strong', 28)),
  ...stage([49, 172], 86, 'Visit', 'quiet'),
  ...stage([159, 172], 86, 'Quote', 'quiet'),
  ...stage([269, 172], 86, 'Won', 'match'),
  ...avatar([76, 298], 30, 'quiet', looks.headscarf),
  ...avatar([144, 298], 30, 'quiet', looks.mustache),
  ...avatar([212, 298], 30, 'quiet', looks.ponytail),
  slot([262, 282], [98, 12], 'quiet'),
  slot([262, 306], [62, 12], 'quiet'),
];

const phone: readonly Shape[] = [
  { kind: 'frame', at: [394, 132], size: [206, 348], radius: 44, fill: 'background' },
  { kind: 'frame', at: [404, 142], size: [196, 338], radius: 36, fill: 'brand' },
  { kind: 'frame', at: [416, 154], size: [172, 314], radius: 26, fill: 'quiet' },
  slot([472, 166], [60, 14], 'strong'),
  onBright(heading([432, 220], 'Log visit', 31)),
  ...[256, 320].flatMap((y): readonly Shape[] => [
    { kind: 'frame', at: [430, y], size: [144, 52], radius: 12, fill: 'raised' },
    slot([446, y + 20], [y === 256 ? 96 : 68, 10], 'control'),
  ]),
  { kind: 'frame', at: [430, 394], size: [144, 56], radius: 27, fill: 'brand' },
  { ...centered(strong([502, 423], 'Save', 26)), fill: 'onBrand' },
];

/** Salesforce: a seller fills in two fields on the way out, and the sale moves on. */
export const sellerPhone: Composition = {
  width: 600,
  height: 480,
  shapes: [...monitor, ...phone],
};
