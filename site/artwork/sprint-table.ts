import type { Composition, Look, Shape } from '#design-system';
import { endlessSlot, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A ticket on the board that is done. */
const done = (x: number): readonly Shape[] => [
  panel([x - 27, 77], [54, 50], 8, 'brand'),
  { kind: 'tick', at: [x, 104], r: 12, stroke: 'raised', width: 5 },
];

/** The board on the wall. One ticket waits, while those around it are done. */
const board: readonly Shape[] = [
  { kind: 'frame', at: [11, 1], size: [458, 262], radius: 26, fill: 'raised', stroke: 'line' },
  onBright(heading([36, 38], 'Sprint 14', 30)),
  ...[50, 110, 370, 430].flatMap(done),
  panel([146, 64], [188, 100], 10, 'quiet'),
  onBright(heading([160, 94], 'Needs', 36)),
  onBright(heading([160, 135], 'QA', 36)),
];

/** A cobweb in the ticket’s corner. */
const cobweb: readonly Shape[] = [
  ...[
    [258, 66],
    [282, 118],
    [332, 136],
  ].map(([x = 0, y = 0]) => line([332, 66], [x, y], 'strong', 3)),
  {
    kind: 'line',
    points: [
      [296, 66],
      [308, 91],
      [332, 100],
    ],
    stroke: 'strong',
    width: 3,
  },
  {
    kind: 'line',
    points: [
      [270, 66],
      [291, 108],
      [332, 124],
    ],
    stroke: 'strong',
    width: 3,
  },
];

/** A spider that hangs from the cobweb. */
const spider: readonly Shape[] = [
  line([291, 108], [291, 204], 'strong', 3),
  ...[-8, 4, 16].map(
    (y): Shape => ({
      kind: 'line',
      points: [
        [265, 210 + y],
        [291, 204 + y / 2],
        [317, 210 + y],
      ],
      stroke: 'strong',
      width: 4,
    }),
  ),
  { kind: 'dot', at: [291, 206], r: 16, fill: 'strong' },
  { kind: 'dots', at: [285, 209], count: 2, gap: 12, r: 4, fill: 'raised' },
];

/** The vacant chair, and the name of the place in front of it. */
const chair: readonly Shape[] = [
  line([240, 380], [240, 432], 'control', 14),
  ...[-1, 1].map(
    (way): Shape => ({
      kind: 'line',
      points: [
        [240 + way * 60, 332],
        [240 + way * 82, 332],
        [240 + way * 82, 384],
      ],
      stroke: 'control',
      width: 14,
    }),
  ),
  panel([178, 238], [124, 150], 36, 'match'),
];

/** A teammate at a laptop, of which we see the lid. */
const teammate = (x: number, look: Look): readonly Shape[] => [
  { kind: 'face', at: [x, 386], size: 221, ...look },
  panel([x - 56, 328], [112, 62], 14, 'raised'),
  { kind: 'dot', at: [x, 358], r: 9, fill: 'brand' },
];

/** Staff augmentation: a sprint’s ticket waits below a cobweb, and the tester’s chair is vacant. */
export const sprintTable: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ...board,
    ...cobweb,
    ...chair,
    ...spider,
    ...teammate(84, { ...looks.turban, clothes: 'brand', collar: 'brand' }),
    ...teammate(396, { ...looks.glasses, clothes: 'brand', collar: 'brand' }),
    panel([196, 340], [88, 50], 10, 'raised'),
    onBright(centered(heading([240, 364], 'QA', 32))),
    endlessSlot([0, 384], 28, 'brand'),
    ...[44, 412].map((x) => slot([x, 390], [24, 50], 'brand')),
  ],
};
