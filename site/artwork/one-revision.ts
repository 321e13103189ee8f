import type { Composition, Shape } from '#design-system';
import { machines } from './engineering/machines.ts';
import { cutOut, looks, panel, slot } from './figure-shapes.ts';
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

/** The engineer at her desk, and the new revision on the wall. */
const office: readonly Shape[] = [
  { kind: 'face', at: [188, 158], size: 104, ...looks.longHair, clothes: 'strong' },
  slot([120, 146], [136, 16], 'raised'),
  panel([136, 156], [104, 26], 0, 'raised'),
  panel([272, 62], [112, 110], 8, 'raised'),
  onBright(centered(heading([328, 86], 'Rev C', 29))),
  { kind: 'frame', at: [286, 108], size: [84, 50], radius: 8, stroke: 'strong', width: 5 },
  { kind: 'dot', at: [314, 133], r: 13, stroke: 'control', dashed: true, width: 3 },
  { kind: 'dot', at: [336, 133], r: 13, stroke: 'strong', width: 5 },
];

/** The chute that carries the new revision to every machine. */
const chute: readonly Shape[] = [
  panel([408, 60], [40, 50], 4, 'raised'),
  onBright(centered(heading([428, 83], 'C', 29))),
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
 * Engineering and manufacturing: a factory with its office upstairs. An engineer sends revision C
 * down a chute, and the press, the mill, and the drill have it. Revision B is in the bin.
 */
export const oneRevision: Composition = {
  width: 480,
  height: 398,
  shapes: [...factory, ...bin, ...office, ...chute, ...machines],
};
