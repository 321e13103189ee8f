import type { Composition, Shape } from '#design-system';
import { cutOut, ground, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { foreman, mitten, squirrel, truck, wetFolder } from './tree-crew.ts';
import { spruce } from './woods.ts';

/** Night: the foreman pours a fish out of a folder. A squirrel nests in the paper reports. */
export const wetReports: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [386, 112], r: 92, fill: 'quiet' },
    { kind: 'dots', at: [24, 30], count: 4, gap: 66, r: 5, fill: 'raised' },
    ...spruce([292, 70], 10),
    ground(262, 'raised'),
    ...truck,
    ...foreman([412, 300]),
    line([360, 314], [464, 314], 'brand', 38),
    slot([396, 208], [32, 18], 'strong'),
    { kind: 'arc', at: [412, 228], r: 12, from: 320, to: 400, stroke: 'raised', width: 4 },
    ...wetFolder,
  ],
};

/** The tree that the squirrel lives in. */
const trunk: readonly Shape[] = [
  cutOut(
    [
      [16, -20],
      [110, -20],
      [104, 250],
      [130, 340],
      [-10, 340],
      [20, 250],
    ],
    'brand',
    12,
  ),
  slot([34, 30], [54, 84], 'line'),
];

/** The lift’s bucket. */
const lift: readonly Shape[] = [
  line([330, 290], [400, 420], 'quiet', 30),
  panel([182, 232], [288, 66], 16, 'raised'),
  ...[218, 280, 342, 404].map((x) => line([x, 284], [x + 22, 260], 'strong', 14)),
  slot([172, 224], [300, 24], 'subtle'),
];

/** An engineer and the foreman test the app among trees. The buttons are too small for his mitten. */
export const offlineTest: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [320, 160], r: 150, fill: 'line' },
    ...spruce([160, 200], 10),
    ...spruce([470, 170], 10),
    ...trunk,
    line([100, 200], [170, 190], 'brand', 26),
    ...squirrel([136, 190]),
    ...foreman([240, 272]),
    {
      kind: 'face',
      at: [400, 272],
      size: 192,
      ...looks.ponytail,
      clothes: 'quiet',
      collar: 'strong',
      wears: 'glasses',
    },
    panel([306, 76], [50, 110], 10, 'strong'),
    panel([312, 83], [38, 94], 5, 'raised'),
    ...[98, 112, 126].map(
      (y): Shape => ({ kind: 'dots', at: [320, y], count: 3, gap: 11, r: 4, fill: 'control' }),
    ),
    ...lift,
    ...mitten([328, 236]),
    cutOut(
      [
        [386, 54],
        [416, 54],
        [404, 78],
      ],
      'raised',
      8,
    ),
    panel([190, 10], [270, 52], 18, 'raised'),
    onBright(centered(strong([325, 37], 'No signal? Perfect!', 27))),
  ],
};

/** Morning: the foreman’s mitten fits the app’s button, and the squirrel has the report. */
export const biggestButton: Composition = {
  width: 480,
  height: 320,
  bleeds: true,
  shapes: [
    { kind: 'dot', at: [330, 130], r: 116, fill: 'raised' },
    ...spruce([200, 90], 10),
    ...spruce([450, 70], 10),
    ground(262, 'raised'),
    ...trunk,
    panel([8, 132], [168, 60], 10, 'match'),
    onBright(centered(heading([92, 163], '0 of 60 lost', 27))),
    ...squirrel([110, 312]),
    panel([136, 234], [46, 56], 4, 'quiet'),
    line([148, 250], [170, 250], 'strong', 4),
    { kind: 'tick', at: [159, 268], r: 9, stroke: 'strong', width: 5 },
    line([114, 272], [138, 278], 'control', 13),
    { kind: 'dots', at: [174, 302], count: 2, gap: 24, r: 10, fill: 'control' },
    ...[174, 198].map((x) => line([x - 7, 295], [x + 7, 295], 'strong', 9)),
    ...foreman([330, 262]),
    panel([214, 186], [212, 126], 24, 'strong'),
    panel([224, 196], [192, 106], 16, 'raised'),
    panel([234, 206], [172, 86], 30, 'brand'),
    onBrand(centered(heading([300, 250], 'Save', 46))),
    panel([196, 220], [38, 66], 18, 'quiet'),
    ...mitten([424, 304]),
  ],
};
