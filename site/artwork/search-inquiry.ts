import type { Composition, Point, Shape, Size } from '#design-system';
import { avatar, line, looks, slot } from './figure-shapes.ts';
import { heading, onBrand, onBright, plain, strong } from './figure-words.ts';

const bar = ([x, y]: Point, [width, height]: Size): Shape => ({
  kind: 'frame',
  at: [x, y],
  size: [width, height],
  radius: 5,
  fill: 'brand',
});

/** The monthly report, most of which the browser covers. */
const report: readonly Shape[] = [
  { kind: 'frame', at: [248, 0], size: [232, 280], radius: 28, fill: 'quiet' },
  slot([392, 28], [64, 14], 'brand'),
  ...[56, 92, 132].map((height, index) => bar([392 + index * 24, 216 - height], [16, height])),
];

const pointer: Shape = {
  kind: 'line',
  points: [
    [286, 172],
    [286, 228],
    [300, 216],
    [311, 237],
    [321, 232],
    [310, 211],
    [328, 210],
    [286, 172],
  ],
  fill: 'brand',
  stroke: 'raised',
  width: 5,
};

/** Digital marketing: a search, the ad that was clicked, and the inquiry that it brought in. */
export const searchInquiry: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...report,
    { kind: 'frame', at: [0, 32], size: [372, 300], radius: 28, fill: 'raised' },
    { kind: 'dots', at: [36, 60], count: 3, gap: 22, r: 6.5, fill: 'quiet' },
    slot([24, 84], [324, 60], 'subtle'),
    { kind: 'dot', at: [56, 112], r: 11, stroke: 'strong', width: 4.5 },
    line([65, 121], [74, 130], 'strong', 4.5),
    onBright(plain([90, 115], 'roof repair', 'strong', 26)),
    {
      kind: 'line',
      points: [
        [56, 186],
        [56, 300],
        [136, 300],
      ],
      stroke: 'match',
      width: 6,
    },
    { kind: 'frame', at: [24, 166], size: [64, 42], radius: 10, fill: 'match' },
    onBright(strong([42, 187], 'Ad', 24)),
    onBright(heading([104, 187], 'We fix roofs', 28)),
    slot([104, 220], [168, 12], 'quiet'),
    { kind: 'frame', at: [126, 250], size: [354, 150], radius: 36, fill: 'background' },
    { kind: 'frame', at: [440, 250], size: [40, 40], radius: 0, fill: 'background' },
    pointer,
    { kind: 'frame', at: [136, 260], size: [344, 140], radius: 28, fill: 'brand' },
    ...avatar([192, 312], 32, 'quiet', looks.longHair),
    onBrand(heading([240, 312], 'New inquiry', 32)),
    onBrand(plain([164, 368], 'Cost', 'text', 24)),
    { ...onBrand(strong([452, 368], '$38', 24)), anchor: 'end' },
  ],
};
