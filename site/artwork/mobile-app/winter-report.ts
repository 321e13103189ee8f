import type { Composition, Shape } from '#design-system';
import { bleed, cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';
import { spruce, tree } from './woods.ts';

/** A squirrel with one more paper form. */
const squirrel: readonly Shape[] = [
  { kind: 'arc', at: [82, 462], r: 23, from: 280, to: 450, stroke: 'brand', width: 32 },
  {
    kind: 'match',
    from: [105, 462],
    to: [146, 512],
    direction: 'down',
    stroke: 'brand',
    width: 32,
  },
  line([154, 482], [152, 504], 'brand', 48),
  cutOut(
    [
      [146, 440],
      [150, 424],
      [162, 436],
      [182, 452],
      [164, 462],
      [150, 458],
    ],
    'brand',
    16,
  ),
  { kind: 'dot', at: [166, 445], r: 4.5, fill: 'raised' },
  panel([186, 474], [34, 48], 4, 'quiet'),
  line([160, 490], [188, 500], 'brand', 13),
];

/** A report with a photo and a signature. */
const report: readonly Shape[] = [
  panel([229, 187], [202, 308], 31, 'raised'),
  panel([232, 190], [196, 302], 28, 'strong'),
  panel([240, 198], [180, 286], 21, 'raised'),
  onBright(heading([256, 226], 'Report 60', 30)),
  onBright(plain([256, 257], 'No signal', 'strong', 21)),
  panel([254, 278], [152, 68], 10, 'quiet'),
  ...spruce([286, 286], 2.6),
  line([330, 332], [396, 326], 'strong', 6),
  cutOut(
    [
      [324, 334],
      [372, 312],
      [376, 342],
    ],
    'brand',
    6,
  ),
  {
    kind: 'line',
    points: [
      [268, 386],
      [288, 360],
      [290, 384],
      [314, 364],
      [322, 382],
      [392, 368],
    ],
    stroke: 'strong',
    width: 4,
  },
  panel([254, 400], [152, 72], 20, 'quiet'),
  onBright(strong([272, 437], 'Save', 32)),
];

/** A crew member with thick gloves, who holds the report, and saves it with a thumb. */
const crew: readonly Shape[] = [
  ...[294, 366].map((x) => line([x, 480], [x, 510], 'strong', 48)),
  line([276, 226], [222, 320], 'strong', 46),
  line([386, 226], [448, 390], 'strong', 46),
  { kind: 'face', at: [330, 240], size: 210, ...looks.hardHat, skin: 'raised', wears: 'beard' },
  ...[272, 366].map((x) => slot([x, 108], [22, 44], 'brand')),
  slot([194, 284], [64, 16], 'raised'),
  ...report,
  panel([202, 298], [56, 76], 26, 'brand'),
  slot([421, 372], [54, 16], 'raised'),
  line([446, 412], [446, 426], 'brand', 52),
  line([440, 436], [386, 436], 'brand', 28),
];

/** A frozen creek, with a log on its bank. */
const creek: readonly Shape[] = [
  ground(560, 'line'),
  line([36, 564], [206, 564], 'strong', 60),
  { kind: 'dot', at: [206, 564], r: 27, fill: 'subtle', stroke: 'strong', width: 6 },
  line([292, 588], [470, 588], 'raised', 7),
  line([90, 654], [270, 654], 'raised', 7),
  line([280, 770], [480 + bleed, 770], 'raised', 130),
];

/**
 * A crew member of a tree service saves a report on a phone in the snow. The sign on the tree has how
 * many reports were lost, now and on paper. A squirrel has the paper ones, and a
 * log lies at a frozen creek.
 */
export const winterReport: Composition = {
  width: 480,
  height: 596,
  bleeds: true,
  shapes: [
    ground(400, 'raised'),
    ...spruce([214, 200], 10),
    ...spruce([462, 70], 16.5),
    ...spruce([-54, 180], 11),
    ...tree,
    panel([4, 222], [164, 128], 12, 'match'),
    onBright(strong([20, 250], 'Lost reports', 21)),
    onBright(heading([19, 291], 'None', 44)),
    onBright(plain([20, 330], '11 on paper', 'strong', 21)),
    ...creek,
    ...squirrel,
    ...crew,
  ],
};
