import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBright, strong } from '../figure-words.ts';
import { ball, dog, lunchBox } from './waiting-dog.ts';

/** From the top to the bottom. */
type Range = readonly [top: number, bottom: number];

/** The outline of a fence’s board, from its bottom left corner. */
const board = (
  x: number,
  width: number,
  [top, bottom]: Range,
): readonly [Point, Point, ...Point[]] => {
  const shoulder = top + width * 0.42;
  return [
    [x, bottom],
    [x, shoulder],
    [x + width / 2, top],
    [x + width, shoulder],
    [x + width, bottom],
  ];
};

/** One board is cut off above the dog. */
const fence: readonly Shape[] = [
  ...[-26, 506].map((x) => line([x, 188], [x, 522], 'brand', 28)),
  ...[238, 490].map((y) => line([-bleed, y], [270, y], 'brand', 18)),
  cutOut(
    [[222, 527], [3, 527], ...[3, 60, 117, 174].flatMap((x) => board(x, 48, [204, 527]))],
    'subtle',
    6,
  ),
  cutOut(board(231, 48, [204, 392]), 'subtle', 6),
];

/** The editor, on the boards. */
const editor: readonly Shape[] = [
  onBright(heading([14, 278], 'Edit page', 31)),
  ...button([168, 248], [112, 58], { fill: 'brand', text: 'Publish', radius: 14 }),
  panel([8, 318], [266, 52], 12, 'raised'),
  onBright(strong([22, 345], 'Cedar fences', 21)),
  line([152, 332], [152, 357], 'strong', 3),
];

/** The marketing manager’s arm, which reaches over the fence to publish. */
const arm: readonly Shape[] = [
  line([162, 214], [232, 227], 'strong', 36),
  { kind: 'dot', at: [248, 233], r: 20, fill: 'raised' },
  line([257, 240], [257, 260], 'raised', 13),
];

/** A sign on two nails. */
const sign: readonly Shape[] = [
  panel([4, 390], [194, 124], 12, 'match'),
  { kind: 'dots', at: [20, 405], count: 2, gap: 162, r: 5, fill: 'strong' },
  onBright(strong([20, 430], 'Quote requests', 21)),
  onBright(heading([17, 479], '+61%', 64)),
];

/** A gate in the shape of a phone, with hinges. */
const gate: readonly Shape[] = [
  panel([302, 94], [178, 440], 37, 'brand'),
  panel([313, 105], [156, 418], 27, 'raised'),
  slot([362, 116], [58, 16], 'brand'),
  panel([313, 148], [156, 132], 0, 'quiet'),
  {
    kind: 'line',
    points: [
      [462, 270],
      [319, 270],
      ...[319, 344, 369, 394, 419, 444].flatMap((x) => board(x, 18, [194, 270])),
    ],
    fill: 'subtle',
  },
  line([316, 242], [466, 242], 'brand', 6),
  onBright(centered(heading([391, 316], 'Cedar fences', 23))),
  slot([326, 354], [130, 14], 'subtle'),
  ...button([324, 424], [134, 72], { fill: 'brand', text: 'Get a quote', radius: 18 }),
  ...[200, 420].map((y) => line([476, y], [506, y], 'strong', 16)),
];

const bird: readonly Shape[] = [
  line([434, 76], [468, 68], 'strong', 14),
  line([408, 68], [424, 74], 'strong', 44),
  line([384, 64], [375, 67], 'raised', 9),
  { kind: 'dot', at: [400, 60], r: 4, fill: 'raised' },
];

/** A cedar behind the gate, up to far above. */
const cedar: readonly Shape[] = [
  line([316, 20], [316, 140], 'strong', 24),
  ...[36, -10, -56].map((y, index) =>
    cutOut(
      [
        [250 + index * 10, y],
        [382 - index * 10, y],
        [316, y - 84],
      ],
      'brand',
      20,
    ),
  ),
];

/** Stepping stones to the gate. */
const path: readonly Shape[] = [
  line([352, 564], [430, 564], 'brand', 22),
  line([378, 600], [472, 600], 'brand', 28),
  line([330, 644], [446, 644], 'brand', 34),
];

/**
 * A fence builder’s page as a cedar fence. Its marketing manager publishes it, and the gate is the
 * page on a phone. A sign says how many more quotes visitors ask for. A dog waits for her lunch.
 */
export const publishedPage: Composition = {
  width: 480,
  height: 592,
  bleeds: true,
  shapes: [
    ground(524, 'strong'),
    ...path,
    ...cedar,
    {
      kind: 'face',
      at: [116, 240],
      size: 236,
      skin: 'raised',
      hair: 'control',
      cut: 'curls',
      clothes: 'strong',
      collar: 'quiet',
    },
    ...fence,
    ...editor,
    ...arm,
    ...sign,
    ...gate,
    ...bird,
    ...dog,
    ...lunchBox,
    ...ball,
  ],
};
