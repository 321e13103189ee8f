import type { Composition, Look, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { heading, onBright } from './figure-words.ts';

/** The looks of the three, from left to right. */
const daughter: Look = { ...looks.bun, clothes: 'quiet', collar: 'strong' };
const father: Look = { ...looks.beard, skin: 'quiet', clothes: 'raised', collar: 'strong' };
const grandmother: Look = {
  ...looks.curls,
  hair: 'control',
  wears: 'glasses',
  clothes: 'subtle',
  collar: 'strong',
};

/** The back of a sofa, as wide as three people. */
const sofa: readonly Shape[] = [
  panel([16, 2], [448, 408], 72, 'brand'),
  panel([0, 330], [480, 80], 12, 'brand'),
];

/** The father’s vest. */
const vest: readonly Shape[] = [
  cutOut(
    [
      [198, 188],
      [213, 188],
      [240, 232],
      [267, 188],
      [282, 188],
      [314, 248],
      [166, 248],
    ],
    'strong',
    12,
  ),
  panel([140, 244], [200, 80], 0, 'strong'),
];

/** Those who sit on the sofa. The father is behind the others’ shoulders. */
const family: readonly Shape[] = [
  { kind: 'face', at: [240, 246], size: 246, ...father },
  ...vest,
  { kind: 'face', at: [90, 262], size: 244, ...daughter },
  panel([4, 261], [140, 60], 0, daughter.clothes),
  { kind: 'face', at: [390, 262], size: 244, ...grandmother },
  panel([336, 261], [140, 60], 0, grandmother.clothes),
];

/** The sofa’s arms, and a long remote control on the family’s knees. */
const remote: readonly Shape[] = [
  ...[0, 440].map((x) => panel([x, 256], [40, 154], 20, 'brand')),
  slot([14, 312], [452, 86], 'raised'),
  onBright(heading([40, 358], 'Premiere', 27)),
  { kind: 'dot', at: [240, 338], r: 70, fill: 'strong' },
  { kind: 'dot', at: [240, 338], r: 62, fill: 'match' },
  cutOut(
    [
      [226, 322],
      [264, 345],
      [226, 368],
    ],
    'strong',
    14,
  ),
];

/** An arm from the shoulder to a hand on the button. */
const arm = (shoulder: Point, hand: Point, { clothes, skin }: Look): readonly Shape[] => [
  line(shoulder, hand, clothes, 36),
  { kind: 'dot', at: hand, r: 21, fill: skin, stroke: 'strong', width: 6 },
];

/** One arm of each. */
const arms: readonly Shape[] = [
  ...arm([295, 221], [242, 276], father),
  ...arm([126, 222], [186, 306], daughter),
  ...arm([354, 222], [294, 306], grandmother),
];

/** The dog’s head, on the remote control. */
const dog: readonly Shape[] = [
  { kind: 'dot', at: [396, 324], r: 42, fill: 'brand' },
  panel([330, 326], [90, 40], 19, 'brand'),
  slot([402, 300], [34, 70], 'strong'),
  { kind: 'dot', at: [336, 334], r: 11, fill: 'strong' },
  { kind: 'dot', at: [380, 314], r: 6, fill: 'strong' },
];

/**
 * Media and entertainment: three of a family on a sofa press one play button for the premiere. Their
 * dog watches.
 */
export const onePlayButton: Composition = {
  width: 480,
  height: 410,
  shapes: [...sofa, ...family, ...remote, ...arms, ...dog],
};
