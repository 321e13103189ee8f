import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import { forklift } from './forklift.ts';
import { pigeonWithHoop } from './pigeon-with-hoop.ts';

/** A row of flanges from the front, with their bolt holes. The point is the first one’s middle. */
const flanges = ([x, y]: Point, count: number): readonly Shape[] => {
  const each = { kind: 'dots', count, gap: 64 } as const;
  return [
    { ...each, at: [x, y], r: 31, fill: 'brand' },
    ...[-15, 15].map(
      (dy): Shape => ({
        kind: 'dots',
        at: [x - 16, y + dy],
        count: count * 2,
        gap: 32,
        r: 5,
        fill: 'subtle',
      }),
    ),
    { ...each, at: [x, y], r: 11, fill: 'subtle' },
  ];
};

/** A pallet from the front. It stands at 404. */
const pallet: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [232, 360],
      [452, 360],
      [452, 396],
      [232, 396],
      [232, 360],
    ],
    stroke: 'brand',
    width: 16,
  },
  line([342, 370], [342, 386], 'brand', 28),
];

/**
 * A forklift driver at gate 3, who came for a pallet of wrong flanges. Only five are left of the
 * stack that used to be there. Their tag has the scrap of a month. A pigeon rolls another one away.
 */
export const scrapPallet: Composition = {
  width: 480,
  height: 404,
  bleeds: true,
  shapes: [
    {
      kind: 'line',
      points: [
        [211, 397],
        [211, 24],
        [473, 24],
        [473, 397],
      ],
      fill: 'subtle',
      stroke: 'brand',
      width: 14,
    },
    panel([196, 0], [284, 52], 14, 'brand'),
    onBrand(centered(heading([338, 27], 'Gate 3', 32))),
    {
      kind: 'frame',
      at: [232, 66],
      size: [220, 292],
      radius: 14,
      stroke: 'strong',
      width: 4,
      dashed: true,
    },
    onBright(strong([248, 92], '140 parts before', 25)),
    onBright(plain([248, 120], '$8,700 of scrap', 'strong', 23)),
    ...flanges([278, 320], 3),
    ...flanges([310, 262], 2),
    cutOut(
      [
        [246, 176],
        [268, 144],
        [438, 144],
        [438, 208],
        [268, 208],
      ],
      'match',
      12,
    ),
    { kind: 'dot', at: [266, 176], r: 8, fill: 'subtle' },
    {
      kind: 'match',
      from: [266, 176],
      to: [310, 262],
      direction: 'down',
      stroke: 'strong',
      width: 3,
    },
    onBright(heading([290, 163], '$310', 46)),
    onBright(plain([291, 198], '5 parts now', 'strong', 23)),
    line([206, 380], [420, 380], 'strong', 12),
    ...pallet,
    ...forklift,
    panel([0, 0], [186, 64], 22, 'raised'),
    cutOut(
      [
        [82, 58],
        [114, 58],
        [98, 86],
      ],
      'raised',
      6,
    ),
    onBright(centered(strong([93, 33], 'Is that all?', 27))),
    ...pigeonWithHoop,
  ],
};
