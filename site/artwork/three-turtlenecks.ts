import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, panel, slot } from './figure-shapes.ts';
import { centered, onBright, strong } from './figure-words.ts';

/** Legs with shoes or hooves at the drawing's lower edge. */
const legs = (xs: readonly number[], top: number, width: number, tones: readonly [Tone, Tone]) =>
  xs.flatMap((x): readonly Shape[] => [
    line([x, top], [x, 416], tones[0], width),
    panel([x - width / 2 - 4, 424], [width + 10, 16], 7, tones[1]),
  ]);

/** A word on a turtleneck. */
const word = (at: Point, text: string, size: number) => onBright(centered(strong(at, text, size)));

/** A giraffe in glasses, whose turtleneck is as long as its neck. */
const giraffe: readonly Shape[] = [
  line([462, 270], [470, 330], 'subtle', 10),
  slot([461, 322], [18, 38], 'quiet'),
  ...legs([360, 414], 320, 24, ['control', 'quiet']),
  ...legs([326, 450], 320, 24, ['subtle', 'raised']),
  line([342, 66], [350, 124], 'subtle', 48),
  ...[324, 352].flatMap((x): readonly Shape[] => [
    line([x, 20], [x + 4, 54], 'subtle', 10),
    { kind: 'dot', at: [x, 18], r: 13, fill: 'quiet' },
  ]),
  line([370, 62], [402, 44], 'subtle', 22),
  line([338, 68], [262, 94], 'subtle', 64),
  line([328, 62], [372, 56], 'strong', 6),
  { kind: 'dot', at: [314, 64], r: 20, fill: 'raised', stroke: 'strong', width: 6 },
  { kind: 'dot', at: [308, 69], r: 7, fill: 'strong' },
  { kind: 'dot', at: [247, 86], r: 5, fill: 'strong' },
  { kind: 'arc', at: [264, 88], r: 22, from: 120, to: 205, stroke: 'strong', width: 6 },
  line([352, 292], [352, 160], 'match', 76),
  ...[0, 1].map((stripe) => line([320, 194 + stripe * 28], [384, 194 + stripe * 28], 'raised', 12)),
  line([328, 138], [376, 135], 'match', 42),
  line([326, 164], [378, 162], 'strong', 4),
  panel([306, 242], [166, 106], 42, 'match'),
  word([390, 296], 'Permanent', 28),
];

/** A dachshund that stands on its hind legs, in a turtleneck that is as long as the dog. */
const dachshund: readonly Shape[] = [
  line([184, 392], [162, 344], 'quiet', 14),
  ...legs([202, 254], 400, 28, ['quiet', 'quiet']),
  line([230, 186], [226, 230], 'quiet', 56),
  line([224, 182], [256, 168], 'quiet', 48),
  { kind: 'dot', at: [276, 156], r: 13, fill: 'strong' },
  { kind: 'dot', at: [232, 164], r: 7, fill: 'strong' },
  { kind: 'arc', at: [254, 168], r: 16, from: 120, to: 200, stroke: 'strong', width: 5 },
  line([206, 172], [194, 220], 'strong', 32),
  panel([174, 226], [108, 186], 40, 'raised'),
  slot([184, 214], [88, 34], 'raised'),
  line([192, 250], [264, 250], 'strong', 4),
  line([262, 286], [278, 276], 'raised', 28),
  { kind: 'dot', at: [282, 272], r: 14, fill: 'quiet' },
  word([228, 322], 'Contract', 23),
  word([228, 350], 'to hire', 23),
];

/** A colleague who poses in a turtleneck. */
const colleague: readonly Shape[] = [
  ...legs([50, 106], 330, 42, ['control', 'raised']),
  {
    kind: 'line',
    points: [
      [23, 248],
      [17, 302],
      [40, 334],
    ],
    stroke: 'quiet',
    width: 32,
  },
  {
    kind: 'line',
    points: [
      [133, 248],
      [156, 202],
      [154, 128],
    ],
    stroke: 'quiet',
    width: 32,
  },
  { kind: 'dot', at: [154, 112], r: 21, fill: 'raised' },
  {
    kind: 'face',
    at: [78, 250],
    size: 202,
    skin: 'raised',
    hair: 'strong',
    cut: 'bald',
    clothes: 'quiet',
    collar: 'strong',
    wears: 'beard',
  },
  panel([16, 226], [128, 126], 20, 'quiet'),
  { kind: 'dot', at: [38, 336], r: 20, fill: 'raised' },
  word([78, 282], 'Contract', 26),
];

/**
 * Strategic staffing: a colleague, a dachshund, and a giraffe pose in turtlenecks with the names of the
 * terms. Each turtleneck fits.
 */
export const threeTurtlenecks: Composition = {
  width: 480,
  height: 440,
  shapes: [...giraffe, ...dachshund, ...colleague],
};
