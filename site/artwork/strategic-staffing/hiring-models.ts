import type { Shape, Tone } from '#design-system';
import { cutOut, dollarSign, line, panel, slot, strip } from '../figure-shapes.ts';
import { catEyes, catHead, closedEyes, head, smile, suitcase } from './specialist-with-cat.ts';

/** Where the picture takes place. */
const room = (fill: Tone): Shape => panel([0, 0], [300, 56], 14, fill);

/** The back of an armchair. */
const back: readonly Shape[] = [
  line([112, 17], [104, 39], 'raised', 30),
  ...[104, 168].map((x) => line([x, 48], [x, 53], 'strong', 6)),
];

/** The side of an armchair, with its armrest, in front of who sits in it. */
const side: readonly Shape[] = [
  panel([92, 36], [88, 15], 7, 'raised'),
  { kind: 'dot', at: [172, 39], r: 10, fill: 'raised' },
  { kind: 'dot', at: [172, 39], r: 4, fill: 'control' },
];

/** The cat in its carrier, from where it looks at her. */
const carrier: readonly Shape[] = [
  { kind: 'frame', at: [252, 3], size: [22, 14], radius: 5, stroke: 'brand', width: 4 },
  panel([232, 12], [62, 42], 10, 'brand'),
  ...catHead([263, 34]),
  catEyes([263, 34]),
  ...[244, 282].map((x) => line([x, 18], [x, 48], 'quiet', 3)),
];

/** Contract hiring: she works on a folding stool. Her suitcase is her desk. */
export const contract = strip([
  room('subtle'),
  line([38, 40], [72, 53], 'control', 5),
  line([72, 40], [38, 53], 'control', 5),
  slot([30, 36], [50, 7], 'control'),
  panel([38, 22], [32, 20], 10, 'brand'),
  line([56, 37], [90, 37], 'strong', 11),
  line([90, 37], [92, 49], 'strong', 10),
  slot([87, 47], [22, 8], 'brand'),
  ...suitcase([122, 30]),
  slot([116, 24], [54, 6], 'brand'),
  line([167, 26], [177, 6], 'brand', 6),
  panel([184, 10], [16, 20], 3, 'quiet'),
  slot([181, 8], [22, 6], 'brand'),
  line([58, 31], [122, 20], 'brand', 10),
  { kind: 'dot', at: [124, 20], r: 6, fill: 'quiet' },
  ...head([56, 15]),
  ...smile([56, 15]),
  ...carrier,
]);

/** The price tag of an armchair. */
const tag = (fill: Tone, width: number) =>
  cutOut(
    [
      [20, 8],
      [60, 8],
      [76, 18],
      [60, 46],
      [20, 46],
    ],
    fill,
    width,
  );

/** Contract to hire: she tries an armchair that still has its price tag. Her cat watches. */
export const contractToHire = strip([
  room('quiet'),
  ...back,
  line([100, 12], [74, 18], 'strong', 3),
  tag('strong', 10),
  tag('match', 4),
  ...dollarSign([42, 27], 15, 'strong'),
  panel([108, 24], [32, 20], 10, 'brand'),
  line([128, 38], [174, 33], 'strong', 11),
  line([174, 33], [196, 22], 'strong', 10),
  line([198, 22], [204, 10], 'brand', 10),
  ...side,
  line([128, 31], [162, 29], 'brand', 10),
  { kind: 'dot', at: [167, 30], r: 6, fill: 'quiet' },
  ...head([122, 15]),
  ...smile([122, 15]),
  ...suitcase([214, 32]),
  { kind: 'match', from: [240, 29], to: [218, 12], stroke: 'raised', width: 6 },
  slot([228, 16], [46, 18], 'raised'),
  ...catHead([264, 18]),
  catEyes([264, 18]),
]);

/** Permanent hiring: she sleeps in the armchair, with a cat. Her suitcase is her footstool. */
export const permanent = strip([
  room('brand'),
  line([46, 14], [46, 52], 'raised', 5),
  slot([30, 49], [32, 6], 'raised'),
  cutOut(
    [
      [36, 5],
      [56, 5],
      [68, 24],
      [24, 24],
    ],
    'match',
    6,
  ),
  ...back,
  panel([108, 26], [32, 18], 10, 'brand'),
  ...suitcase([208, 37]),
  line([228, 30], [233, 15], 'subtle', 11),
  line([130, 38], [220, 31], 'quiet', 17),
  line([220, 31], [225, 14], 'raised', 12),
  ...side,
  panel([136, 30], [56, 15], 7, 'quiet'),
  slot([142, 12], [50, 22], 'raised'),
  ...[158, 166].map((x) => line([x, 14], [x, 20], 'control', 4)),
  ...catHead([188, 23]),
  ...closedEyes([183, 21]),
  line([126, 34], [146, 28], 'brand', 10),
  { kind: 'dot', at: [148, 27], r: 6, fill: 'quiet' },
  ...head([122, 16]),
  ...closedEyes([121, 16]),
  { kind: 'dot', at: [126, 24], r: 2.5, fill: 'strong' },
]);
