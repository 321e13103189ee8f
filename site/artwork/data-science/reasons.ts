import type { Point, Shape, Tone } from '#design-system';
import { cloud, firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, plain } from '../figure-words.ts';

/** A model's layers, from left to right. */
const layers = [3, 4, 4, 2].map((count, layer): readonly Point[] =>
  Array.from({ length: count }, (_, index) => [
    54 + layer * 60,
    86 + (index - (count - 1) / 2) * 25,
  ]),
);

/** A large model is no better than the average, which is much simpler. */
export const average = firstReason(
  [
    { kind: 'frame', at: [24, 24], size: [240, 152], radius: 24, fill: 'brand' },
    ...layers.flatMap((layer, index) =>
      layer.flatMap((from) =>
        (layers[index + 1] ?? []).map((to) => line(from, to, 'control', 1.5)),
      ),
    ),
    ...layers.flat().map((at): Shape => ({ kind: 'dot', at, r: 8.5, fill: 'quiet' })),
    centered(plain([144, 154], 'Large model', 'onBrand', 21)),
    ...[85, 105].map((y) => slot([280, y], [36, 10], 'raised')),
    { kind: 'dot', at: [394, 100], r: 62, fill: 'match' },
    { ...centered(heading([394, 100], 'Average', 24)), fill: 'strong' },
  ],
  'brand',
);

/** How likely it is that a forecast comes true. */
export const sureness = reason(
  [
    { kind: 'dot', at: [80, 48], r: 34, stroke: 'brand', width: 12 },
    { kind: 'arc', at: [80, 48], r: 34, from: 0, to: 288, stroke: 'raised', width: 12 },
    centered(heading([80, 48], '80%', 26)),
  ],
  'brand',
);

/** The client's cloud, which is locked. */
export const account = reason(
  [
    ...cloud('brand'),
    { kind: 'arc', at: [80, 46], r: 13, from: -90, to: 90, stroke: 'raised', width: 7 },
    { kind: 'frame', at: [58, 46], size: [44, 32], radius: 8, fill: 'raised' },
    { kind: 'dot', at: [80, 62], r: 6, fill: 'strong' },
  ],
  'brand',
);

const code = ([x, y]: Point, width: number, fill: Tone) => slot([x, y], [width, 13], fill);

/** Lines of code, and a person of the client's team who reads them. */
export const readable = reason(
  [
    code([14, 14], 30, 'raised'),
    code([49, 14], 24, 'quiet'),
    code([30, 32], 44, 'quiet'),
    code([30, 50], 20, 'raised'),
    code([55, 50], 32, 'quiet'),
    code([14, 68], 30, 'raised'),
    { kind: 'person', at: [120, 48], r: 26, fill: 'brand', figure: 'raised' },
  ],
  'brand',
);
