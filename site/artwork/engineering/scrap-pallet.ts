import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

/** A flange from the front, with its four bolt holes. */
const flange = ([x, y]: Point): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r: 35, fill: 'brand', stroke: 'quiet', width: 3 },
  ...[-16, 16].map(
    (dy): Shape => ({
      kind: 'dots',
      at: [x - 16, y + dy],
      count: 2,
      gap: 32,
      r: 5,
      fill: 'quiet',
    }),
  ),
  { kind: 'dot', at: [x, y], r: 12, fill: 'quiet', stroke: 'raised', width: 7 },
];

const wheel = (at: Point, r: number): readonly Shape[] => [
  { kind: 'dot', at, r, fill: 'brand', stroke: 'background', width: 6 },
  { kind: 'dot', at, r: r * 0.4, fill: 'quiet' },
];

/** A forklift that faces right, with its driver. */
const forklift: readonly Shape[] = [
  panel([28, 152], [136, 190], 16, 'quiet'),
  {
    kind: 'face',
    at: [94, 318],
    size: 152,
    ...looks.hardHat,
    skin: 'raised',
    clothes: 'subtle',
    collar: 'brand',
  },
  line([158, 160], [158, 330], 'brand', 12),
  line([132, 322], [120, 282], 'brand', 8),
  line([104, 288], [136, 277], 'brand', 8),
  slot([8, 144], [172, 18], 'brand'),
  line([32, 160], [32, 310], 'brand', 12),
  cutOut(
    [
      [10, 298],
      [60, 298],
      [80, 320],
      [168, 320],
      [168, 386],
      [10, 386],
    ],
    'brand',
    20,
  ),
  panel([184, 112], [20, 312], 6, 'raised'),
  ...wheel([46, 392], 32),
  ...wheel([140, 384], 40),
];

/**
 * A forklift driver at gate 3, who came for a pallet of wrong flanges. Only five are left of the
 * stack that used to be there. Their tag has the scrap of a month.
 */
export const scrapPallet: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([216, 30], [256, 396], 0, 'quiet'),
    panel([208, 0], [272, 52], 14, 'brand'),
    onBrand(centered(heading([344, 27], 'Gate 3', 28))),
    {
      kind: 'frame',
      at: [232, 70],
      size: [224, 310],
      radius: 14,
      stroke: 'strong',
      width: 4,
      dashed: true,
    },
    onBright(strong([252, 102], '140 parts before', 24)),
    onBright(plain([252, 132], '$8,700 of scrap', 'strong', 22)),
    ...[278, 344, 410].flatMap((x) => flange([x, 337])),
    ...[311, 377].flatMap((x) => flange([x, 280])),
    cutOut(
      [
        [248, 195],
        [270, 160],
        [436, 160],
        [436, 230],
        [270, 230],
      ],
      'match',
      12,
    ),
    { kind: 'dot', at: [268, 195], r: 8, fill: 'quiet' },
    {
      kind: 'match',
      from: [268, 195],
      to: [311, 280],
      direction: 'down',
      stroke: 'strong',
      width: 3,
    },
    onBright(heading([290, 181], '$310', 46)),
    onBright(plain([291, 217], '5 parts now', 'strong', 22)),
    ...forklift,
    {
      kind: 'line',
      points: [
        [208, 330],
        [208, 398],
        [380, 398],
      ],
      stroke: 'brand',
      width: 12,
    },
    ...[226, 324, 422].map((x) => panel([x, 380], [40, 36], 0, 'subtle')),
    slot([212, 371], [264, 16], 'raised'),
    slot([212, 409], [264, 16], 'raised'),
    slot([0, 424], [480, 16], 'brand'),
    panel([0, 20], [180, 66], 20, 'raised'),
    cutOut(
      [
        [82, 80],
        [112, 80],
        [98, 106],
      ],
      'raised',
      6,
    ),
    onBright(centered(strong([90, 54], 'Is that all?', 25))),
  ],
};
