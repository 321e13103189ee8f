import type { Composition, Shape } from '#design-system';
import { machines } from './engineering/machines.ts';
import { cutOut, line, looks, panel } from './figure-shapes.ts';
import { centered, heading, onBright, strong, struck } from './figure-words.ts';

/** A factory with a saw-tooth roof, cut open: the office, and the shop floor below it. */
const factory: readonly Shape[] = [
  cutOut(
    [
      [8, 388],
      [8, 8],
      [124, 44],
      [124, 8],
      [240, 44],
      [240, 8],
      [356, 44],
      [356, 8],
      [472, 44],
      [472, 388],
    ],
    'strong',
    16,
  ),
  panel([0, 370], [480, 28], 0, 'strong'),
  panel([14, 52], [452, 130], 4, 'quiet'),
  panel([14, 212], [452, 186], 4, 'surface'),
  { ...centered(strong([216, 198], 'PLM, ERP, and MES', 22)), fill: 'raised' },
];

/** The old revision, in the bin. */
const bin: readonly Shape[] = [
  panel([32, 66], [74, 90], 4, 'raised'),
  ...struck(onBright(strong([42, 92], 'Rev B', 21)), 54),
  cutOut(
    [
      [34, 128],
      [104, 128],
      [98, 177],
      [40, 177],
    ],
    'strong',
    10,
  ),
];

/** The new revision on the wall, and the engineer, who puts it into the chute. */
const office: readonly Shape[] = [
  panel([126, 62], [112, 110], 8, 'raised'),
  onBright(centered(heading([182, 86], 'Rev C', 29))),
  { kind: 'frame', at: [140, 108], size: [84, 50], radius: 8, stroke: 'strong', width: 5 },
  { kind: 'dot', at: [168, 133], r: 13, stroke: 'control', dashed: true, width: 3 },
  { kind: 'dot', at: [190, 133], r: 13, stroke: 'strong', width: 5 },
  panel([406, 58], [48, 52], 4, 'raised'),
  onBright(centered(heading([434, 83], 'C', 29))),
  { kind: 'face', at: [306, 182], size: 132, ...looks.longHair, clothes: 'strong' },
  line([336, 168], [392, 100], 'strong', 24),
  { kind: 'dot', at: [400, 92], r: 14, fill: 'raised' },
  ...[84, 92, 100].map((y) => line([402, y], [412, y - 2], 'strong', 3)),
  panel([250, 160], [124, 14], 7, 'raised'),
  panel([256, 170], [112, 12], 0, 'raised'),
];

/** The chute that carries the new revision to every machine. */
const chute: readonly Shape[] = [
  cutOut(
    [
      [400, 106],
      [456, 106],
      [436, 136],
      [420, 136],
    ],
    'match',
    8,
  ),
  {
    kind: 'line',
    points: [
      [428, 130],
      [428, 228],
      [92, 228],
      [92, 250],
    ],
    stroke: 'match',
    width: 18,
  },
  ...[240, 388].map((x) => panel([x - 9, 228], [18, 24], 0, 'match')),
];

/**
 * Engineering and manufacturing: a factory with its office upstairs. An engineer puts revision C
 * into a chute, and the press, the mill, and the drill have it. Revision B is in the bin.
 */
export const oneRevision: Composition = {
  width: 480,
  height: 398,
  shapes: [...factory, ...bin, ...office, ...chute, ...machines],
};
