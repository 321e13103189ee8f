import type { Point, Shape } from '#design-system';
import { line, panel, piece, slot, sneaker } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** Where the cord and its plug are. */
const cordY = 28;

const priceTag = (x: number): readonly Shape[] => [
  panel([x, 82], [48, 22], 5, 'raised'),
  onBright(centered(strong([x + 24, 94], '$90', 18))),
];

const shelf = (width: number, tags: readonly number[]): readonly Shape[] => [
  panel([0, 80], [width, 12], 4, 'brand'),
  ...tags.flatMap(priceTag),
];

/** A screen for ads that has just gone dark, and the end of its cord, without the plug. */
const screen = (width: number, socketX: number): readonly Shape[] => {
  const middle = width / 2;
  return [
    ...[-20, 20].map((side) => line([middle, 14], [middle + side, 3], 'quiet', 5)),
    line([width - 4, cordY], [socketX, cordY], 'raised', 5),
    panel([socketX, cordY - 15], [22, 30], 7, 'raised'),
    panel([0, 10], [width, 70], 14, 'quiet'),
    panel([9, 19], [width - 18, 52], 8, 'strong'),
    panel([15, 24], [36, 22], 6, 'raised'),
    onBright(centered(strong([33, 36], 'Ad', 20))),
    {
      kind: 'line',
      points: [
        [18, 58],
        [middle, 54],
        [width - 18, 58],
        [middle, 62],
      ],
      fill: 'raised',
    },
  ];
};

const plug = (x: number): readonly Shape[] => [
  ...[-7, 7].map((side) => line([x + 3, cordY + side], [x + 16, cordY + side], 'raised', 5)),
  panel([x + 12, cordY - 15], [24, 30], 11, 'raised'),
];

/** The last sneaker. Its lace, which reaches to a point, has pulled out the plug. */
const lastSneaker = (x: number, scale: number, lace: number): readonly Shape[] => {
  const y = 80 - 15.1 * scale;
  const tongue: Point = [x + 14 * scale, y + 2.4 * scale];
  return [
    { kind: 'match', from: [lace, cordY], to: tongue, stroke: 'raised', width: 5 },
    ...sneaker([x, y], scale, 'match', 'strong'),
    slot([x, y + 12 * scale], [36.2 * scale, 3.1 * scale], 'raised'),
  ];
};

/** The last sneaker on a shelf walks off, and unplugs the screen with its ad. */
export const adsStop = piece([
  ...shelf(300, [222]),
  ...screen(104, 114),
  ...plug(148),
  ...lastSneaker(200, 2.7, 182),
]);

/** Where a sneaker was. */
const gone = (x: number): Shape => ({
  kind: 'line',
  points: [
    [x, 74],
    [x + 5, 44],
    [x + 13, 50],
    [x + 25, 49],
    [x + 32, 41],
    [x + 54, 57],
    [x + 76, 62],
    [x + 82, 74],
    [x, 74],
  ],
  stroke: 'quiet',
  width: 3,
  dashed: true,
});

/** The same, with the places of those that are sold, and the shopper’s bag. */
export const wideAdsStop = piece(
  [
    ...shelf(576, [275, 375, 486]),
    ...[258, 358].map(gone),
    ...screen(150, 168),
    ...plug(212),
    line([246, cordY], [400, cordY], 'raised', 5),
    ...lastSneaker(456, 3, 400),
    { kind: 'arc', at: [634, 32], r: 18, from: 270, to: 450, stroke: 'quiet', width: 6 },
    panel([597, 30], [88, 74], 5, 'raised'),
    panel([597, 30], [74, 74], 5, 'quiet'),
    onBright(centered(strong([634, 68], 'Sold', 28))),
  ],
  685,
);
