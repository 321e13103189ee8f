import type { Composition, Point, Shape } from '#design-system';
import { bleed, cutOut, ground, line, panel, slot } from '../figure-shapes.ts';
import { button, centered, heading, onBright, strong } from '../figure-words.ts';

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
  ...[-26, 506].map((x) => line([x, 176], [x, 480], 'brand', 28)),
  ...[226, 452].map((y) => line([-bleed, y], [270, y], 'brand', 18)),
  cutOut(
    [[222, 485], [3, 485], ...[3, 60, 117, 174].flatMap((x) => board(x, 48, [192, 485]))],
    'subtle',
    6,
  ),
  cutOut(board(231, 48, [192, 366]), 'subtle', 6),
];

/** The editor, on the boards. */
const editor: readonly Shape[] = [
  onBright(heading([14, 263], 'Edit page', 31)),
  ...button([168, 234], [112, 56], { fill: 'brand', text: 'Publish', radius: 14 }),
  panel([8, 300], [266, 46], 12, 'raised'),
  onBright(strong([22, 324], 'Cedar fences', 21)),
  line([152, 312], [152, 335], 'strong', 3),
];

/** The marketing manager’s arm, which reaches over the fence to publish. */
const arm: readonly Shape[] = [
  line([162, 200], [232, 213], 'strong', 36),
  { kind: 'dot', at: [248, 219], r: 20, fill: 'raised' },
  line([257, 226], [257, 246], 'raised', 13),
];

/** A sign on two nails. */
const sign: readonly Shape[] = [
  panel([4, 364], [194, 112], 12, 'match'),
  { kind: 'dots', at: [20, 379], count: 2, gap: 162, r: 5, fill: 'strong' },
  onBright(strong([20, 402], 'Quote requests', 21)),
  onBright(heading([18, 445], '+61%', 56)),
];

/** A gate in the shape of a phone, with hinges. */
const gate: readonly Shape[] = [
  panel([302, 92], [178, 400], 37, 'brand'),
  panel([313, 103], [156, 378], 27, 'raised'),
  slot([362, 114], [58, 16], 'brand'),
  panel([313, 144], [156, 118], 0, 'quiet'),
  {
    kind: 'line',
    points: [
      [462, 252],
      [319, 252],
      ...[319, 344, 369, 394, 419, 444].flatMap((x) => board(x, 18, [186, 252])),
    ],
    fill: 'subtle',
  },
  line([316, 228], [466, 228], 'brand', 6),
  onBright(centered(heading([391, 294], 'Cedar fences', 23))),
  slot([326, 330], [130, 14], 'subtle'),
  ...button([324, 390], [134, 66], { fill: 'brand', text: 'Get a quote', radius: 18 }),
  ...[196, 368].map((y) => line([476, y], [506, y], 'strong', 16)),
];

const bird: readonly Shape[] = [
  line([400, 74], [434, 66], 'strong', 14),
  line([374, 66], [390, 72], 'strong', 44),
  line([350, 62], [341, 65], 'raised', 9),
  { kind: 'dot', at: [366, 58], r: 4, fill: 'raised' },
];

/** A dog that looks through the gap at the lunch box. */
const dog: readonly Shape[] = [
  panel([226, 368], [60, 122], 0, 'strong'),
  { kind: 'dot', at: [256, 420], r: 33, fill: 'raised' },
  line([228, 404], [221, 434], 'brand', 22),
  line([284, 404], [289, 434], 'brand', 22),
  panel([244, 452], [24, 32], 12, 'quiet'),
  panel([230, 428], [52, 38], 19, 'subtle'),
  { kind: 'dots', at: [244, 418], count: 2, gap: 24, r: 5.5, fill: 'strong' },
  slot([242, 432], [28, 17], 'strong'),
];

const lunchBox: readonly Shape[] = [
  { kind: 'arc', at: [255, 512], r: 18, from: -90, to: 90, stroke: 'quiet', width: 8 },
  panel([194, 508], [122, 56], 12, 'raised'),
  line([194, 524], [316, 524], 'strong', 4),
  { kind: 'dots', at: [214, 524], count: 2, gap: 82, r: 6, fill: 'strong' },
  onBright(centered(strong([255, 546], 'Lunch', 21))),
];

/**
 * A fence builder’s page as a cedar fence. Its marketing manager publishes it, and the gate is the
 * page on a phone. A sign says how many more quotes visitors ask for. A dog waits for her lunch.
 */
export const publishedPage: Composition = {
  width: 480,
  height: 566,
  bleeds: true,
  shapes: [
    ground(482, 'strong'),
    {
      kind: 'face',
      at: [116, 228],
      size: 228,
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
  ],
};
