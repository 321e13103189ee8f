import type { Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, pieceOn, slot } from '../figure-shapes.ts';
import { heading, onBright } from '../figure-words.ts';

/** A planner holds a rolled page to her ear, like a trumpet. A visitor’s question comes in. */
export const plannedPage = pieceOn('inverse', [
  {
    kind: 'face',
    at: [48, 106],
    size: 104,
    ...looks.bun,
    skin: 'quiet',
    hair: 'brand',
    clothes: 'brand',
  },
  cutOut(
    [
      [72, 52],
      [194, 4],
      [194, 102],
      [72, 66],
    ],
    'raised',
    8,
  ),
  slot([180, 0], [30, 106], 'quiet'),
  slot([188, 10], [14, 86], 'strong'),
  line([126, 46], [170, 30], 'brand', 9),
  line([128, 59], [156, 58], 'quiet', 7),
  line([128, 72], [168, 81], 'quiet', 7),
  line([72, 96], [106, 78], 'brand', 18),
  { kind: 'dot', at: [108, 72], r: 12, fill: 'quiet' },
  { kind: 'arc', at: [254, 33], r: 23, from: 270, to: 540, stroke: 'match', width: 18 },
  line([254, 56], [254, 64], 'match', 18),
  { kind: 'dot', at: [254, 92], r: 11, fill: 'match' },
]);

/** The longest headline is a snake that fits on a phone. A tape measures the phone’s width. */
export const phoneWidth = pieceOn('brand', [
  panel([0, 0], [226, 100], 30, 'brand'),
  panel([9, 9], [208, 95], 22, 'raised'),
  slot([86, 13], [54, 8], 'brand'),
  cutOut(
    [
      [20, 28],
      [44, 36],
      [44, 46],
    ],
    'match',
    6,
  ),
  line([44, 38], [178, 38], 'match', 24),
  { kind: 'arc', at: [180, 55], r: 17, from: 0, to: 180, stroke: 'match', width: 24 },
  line([48, 72], [180, 72], 'match', 24),
  { kind: 'dots', at: [37, 64], count: 2, gap: 19, r: 10, fill: 'match' },
  slot([28, 58], [44, 30], 'match'),
  { kind: 'dots', at: [38, 64], count: 2, gap: 18, r: 4.5, fill: 'strong' },
  line([30, 78], [20, 80], 'strong', 4),
  {
    kind: 'line',
    points: [
      [12, 76],
      [20, 80],
      [14, 87],
    ],
    stroke: 'strong',
    width: 4,
  },
  onBright(heading([38, 39], 'Replacement', 23)),
  onBright(heading([76, 72], 'registration', 23)),
  panel([0, 90], [268, 16], 0, 'subtle'),
  { ...line([14, 98], [234, 98], 'strong', 5), dashed: true },
  panel([236, 38], [64, 68], 18, 'quiet'),
  { kind: 'dot', at: [268, 70], r: 18, fill: 'strong' },
  { kind: 'dot', at: [268, 70], r: 7, fill: 'raised' },
]);

/** A car, from its rear bumper, with the tone of its wheels. They stand at 96. */
const car = (x: number, scale: number, fill: Tone, wheels: Tone): readonly Shape[] => {
  const at = (right: number, up: number): Point => [x + right * scale, 96 - up * scale];
  return [
    cutOut([at(24, 22), at(36, 46), at(72, 46), at(88, 22)], fill, 8 * scale),
    panel(at(36, 42), [36 * scale, 16 * scale], 3, 'strong'),
    panel(at(0, 28), [116 * scale, 20 * scale], 8 * scale, fill),
    { kind: 'dots', at: at(28, 12), count: 2, gap: 60 * scale, r: 12 * scale, fill: wheels },
  ];
};

/** A bar hangs in a garage’s door. A small car fits below it, and a giraffe in a large one doesn’t. */
export const sizeLimit = pieceOn('accent', [
  panel([176, 0], [124, 96], 0, 'brand'),
  panel([186, 0], [104, 96], 0, 'strong'),
  ...[206, 270].map((x) => line([x, 2], [x, 24], 'quiet', 4)),
  slot([190, 22], [96, 20], 'raised'),
  ...[200, 222, 244, 266].map((x) => line([x, 37], [x + 10, 27], 'brand', 8)),
  ...car(194, 0.75, 'match', 'quiet'),
  line([73, 72], [73, 24], 'raised', 30),
  line([76, 22], [132, 34], 'raised', 27),
  ...[66, 84].map((x) => line([x, 16], [x - 3, 4], 'raised', 7)),
  { kind: 'dot', at: [98, 20], r: 5.5, fill: 'strong' },
  line([124, 41], [142, 42], 'strong', 4),
  { kind: 'dot', at: [81, 28], r: 6, fill: 'brand' },
  { kind: 'dot', at: [67, 38], r: 6, fill: 'brand' },
  ...car(8, 1, 'brand', 'strong'),
  panel([0, 95], [300, 11], 0, 'strong'),
]);
