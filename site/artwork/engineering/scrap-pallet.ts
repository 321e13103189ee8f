import type { Composition, Point, Shape } from '#design-system';
import { bleed, block, cutOut, ground, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { forklift } from './forklift.ts';
import { gatePigeon } from './gate-pigeon.ts';

/** A row of flanges from the front, with their bolt holes. The point is the first one’s middle. */
const flanges = ([x, y]: Point, count: number): readonly Shape[] => {
  const each = { kind: 'dots', count, gap: 74 } as const;
  return [
    { ...each, at: [x, y], r: 36, fill: 'brand' },
    ...[-17, 17].map(
      (dy): Shape => ({
        kind: 'dots',
        at: [x - 18.5, y + dy],
        count: count * 2,
        gap: 37,
        r: 5.5,
        fill: 'subtle',
      }),
    ),
    { ...each, at: [x, y], r: 13, fill: 'subtle' },
  ];
};

/** The clean spots that the old stack left on the dusty wall, to far above: five columns of them. */
const spots: readonly Shape[] = [284, 321, 358, 395, 432].flatMap((x, column): readonly Shape[] => {
  const at: Point = [x, column % 2 ? -336 : -272];
  const each = { kind: 'dots', at, count: 6, gap: 128, direction: 'down' } as const;
  return [
    { ...each, r: 36, fill: 'quiet' },
    { ...each, r: 13, fill: 'subtle' },
  ];
});

/** A pallet from the front. It stands at 600. */
const pallet: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [252, 542],
      [462, 542],
      [462, 592],
      [252, 592],
      [252, 542],
    ],
    stroke: 'brand',
    width: 16,
  },
  line([357, 552], [357, 582], 'brand', 28),
];

/**
 * A forklift driver at gate 3 points at a pallet with five wrong flanges. They are the scrap of a month.
 * The wall has the spots of the stack that used to be there, which is higher than the picture. A pigeon
 * in a hard hat looks down from the sign.
 */
export const scrapPallet: Composition = {
  width: 480,
  height: 640,
  bleeds: true,
  shapes: [
    block([224, -bleed], [250, bleed + 600], 'subtle'),
    ...spots,
    ...[224, 474].map((x) => line([x, -bleed], [x, 600], 'brand', 12)),
    panel([246, 156], [218, 84], 14, 'raised'),
    onBright(strong([260, 184], '140 parts before', 25)),
    onBright(plain([260, 214], '$8,700 of scrap', 'strong', 23)),
    ...flanges([284, 496], 3),
    ...flanges([321, 432], 2),
    cutOut(
      [
        [250, 300],
        [280, 252],
        [458, 252],
        [458, 348],
        [280, 348],
      ],
      'match',
      12,
    ),
    { kind: 'dot', at: [272, 300], r: 9, fill: 'subtle' },
    {
      kind: 'match',
      from: [272, 300],
      to: [321, 432],
      direction: 'down',
      stroke: 'strong',
      width: 3.5,
    },
    onBright(heading([294, 282], '$310', 56)),
    onBright(plain([295, 327], '5 parts now', 'strong', 25)),
    line([220, 570], [430, 570], 'strong', 14),
    ...pallet,
    ...forklift,
    line([-bleed, 96], [220, 96], 'brand', 14),
    line([478, 96], [480 + bleed, 96], 'brand', 14),
    panel([14, 72], [178, 50], 12, 'brand'),
    onBrand(centered(heading([103, 98], 'Gate 3', 34))),
    panel([0, 134], [206, 58], 24, 'raised'),
    cutOut(
      [
        [84, 186],
        [116, 186],
        [100, 204],
      ],
      'raised',
      6,
    ),
    onBright(centered(strong([103, 163], 'Is that all?', 33))),
    ground(600, 'strong'),
    {
      kind: 'line',
      points: [
        [-bleed, 624],
        [480 + bleed, 624],
      ],
      stroke: 'quiet',
      width: 10,
      dashed: true,
    },
    ...gatePigeon,
  ],
};
