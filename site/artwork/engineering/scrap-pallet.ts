import type { Composition, Point, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A flange from the front, with its four bolt holes. */
const flange = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 34, fill: 'brand', stroke: 'subtle', width: 3 },
  ...[-16, 16].map(
    (dy): Shape => ({
      kind: 'dots',
      at: [x - 16, y + dy],
      count: 2,
      gap: 32,
      r: 5,
      fill: 'subtle',
    }),
  ),
  { kind: 'dot', at: [x, y], r: 12, fill: 'brand', stroke: 'quiet', width: 8 },
];

/** A wheel, and the gap between it and the body above. */
const wheel = (at: Point, r: number): readonly Shape[] => [
  { kind: 'arc', at, r, from: 283, to: 437, stroke: 'background', width: 18 },
  { kind: 'dot', at, r, fill: 'brand' },
  { kind: 'dot', at, r: r * 0.4, fill: 'brand', stroke: 'raised', width: r * 0.3 },
];

/** A forklift that faces right, with its driver. */
const forklift: readonly Shape[] = [
  panel([30, 146], [140, 180], 12, 'quiet'),
  {
    kind: 'face',
    at: [94, 318],
    size: 164,
    ...looks.hardHat,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'brand',
  },
  line([140, 322], [126, 280], 'brand', 9),
  line([108, 288], [144, 275], 'brand', 9),
  line([34, 150], [34, 320], 'brand', 14),
  line([166, 150], [166, 330], 'brand', 14),
  slot([4, 134], [186, 22], 'brand'),
  cutOut(
    [
      [12, 290],
      [54, 290],
      [78, 318],
      [176, 318],
      [176, 376],
      [12, 376],
    ],
    'brand',
    24,
  ),
  ...wheel([54, 402], 36),
  ...wheel([144, 392], 46),
  panel([190, 100], [20, 334], 6, 'raised'),
];

/**
 * A forklift driver at gate 3, who came for a pallet of wrong flanges. Only five are left of the
 * stack that used to be there. Their tag has the scrap of a month.
 */
export const scrapPallet: Composition = {
  width: 480,
  height: 444,
  bleeds: true,
  shapes: [
    ground(404, 'quiet'),
    panel([212, 40], [260, 364], 0, 'subtle'),
    panel([204, 40], [14, 366], 0, 'brand'),
    panel([466, 40], [14, 366], 0, 'brand'),
    panel([196, 0], [284, 58], 14, 'brand'),
    onBrand(centered(heading([338, 30], 'Gate 3', 32))),
    {
      kind: 'frame',
      at: [230, 74],
      size: [224, 312],
      radius: 14,
      stroke: 'strong',
      width: 4,
      dashed: true,
    },
    onBright(strong([248, 104], '140 parts before', 25)),
    onBright(plain([248, 134], '$8,700 of scrap', 'strong', 23)),
    ...[272, 342, 412].flatMap((x) => flange([x, 351])),
    ...[307, 377].flatMap((x) => flange([x, 290])),
    cutOut(
      [
        [246, 194],
        [268, 158],
        [438, 158],
        [438, 230],
        [268, 230],
      ],
      'match',
      12,
    ),
    { kind: 'dot', at: [266, 194], r: 8, fill: 'subtle' },
    {
      kind: 'match',
      from: [266, 194],
      to: [307, 290],
      direction: 'down',
      stroke: 'strong',
      width: 3,
    },
    onBright(heading([290, 180], '$310', 48)),
    onBright(plain([291, 217], '5 parts now', 'strong', 23)),
    ...forklift,
    {
      kind: 'line',
      points: [
        [214, 320],
        [214, 412],
        [400, 412],
      ],
      stroke: 'brand',
      width: 12,
    },
    ...[228, 324, 420].map((x) => panel([x, 396], [44, 32], 0, 'background')),
    slot([220, 386], [260, 20], 'background'),
    slot([220, 420], [260, 18], 'background'),
    panel([0, 8], [186, 72], 22, 'raised'),
    cutOut(
      [
        [82, 74],
        [114, 74],
        [98, 104],
      ],
      'raised',
      6,
    ),
    onBright(centered(strong([93, 45], 'Is that all?', 27))),
  ],
};
