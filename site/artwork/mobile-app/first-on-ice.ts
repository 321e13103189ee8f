import type { Composition, Shape, Tone } from '#design-system';
import { line, lookInRow, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** A skate on the ice, 64 wide. */
const skate = (x: number): readonly Shape[] => [
  slot([x, 342], [64, 12], 'strong'),
  panel([x + 6, 308], [52, 38], 14, 'raised'),
];

/** A nervous skater with knock knees, a bobble hat, and a swim ring in the shape of a duck. */
const skater: readonly Shape[] = [
  ...skate(52),
  ...skate(144),
  ...[-1, 1].map(
    (side): Shape => ({
      kind: 'line',
      points: [
        [130 + side * 30, 276],
        [130 + side * 18, 296],
        [130 + side * 46, 316],
      ],
      stroke: 'strong',
      width: 34,
    }),
  ),
  line([86, 186], [42, 142], 'raised', 36),
  line([174, 186], [222, 170], 'raised', 36),
  { kind: 'dot', at: [30, 130], r: 22, fill: 'quiet' },
  { kind: 'dot', at: [230, 168], r: 22, fill: 'quiet' },
  panel([68, 172], [124, 100], 32, 'raised'),
  {
    kind: 'face',
    at: [130, 206],
    size: 168,
    ...looks.glasses,
    clothes: 'raised',
    collar: 'strong',
  },
  panel([96, 24], [68, 64], 30, 'strong'),
  slot([88, 74], [84, 22], 'raised'),
  { kind: 'dot', at: [130, 22], r: 18, fill: 'raised' },
  slot([44, 222], [172, 64], 'match'),
  { kind: 'dot', at: [62, 214], r: 28, fill: 'match' },
  { kind: 'dot', at: [56, 206], r: 5, fill: 'strong' },
  slot([22, 212], [36, 16], 'strong'),
  onBright(centered(heading([142, 255], '1%', 42))),
];

/** A row of the crowd. The point is the middle of the first head. */
const crowd = (x: number, y: number, count: number, coat: Tone, skin: Tone): readonly Shape[] => [
  { kind: 'dots', at: [x, y + 28], count, gap: 44, r: 21, fill: coat },
  { kind: 'dots', at: [x, y], count, gap: 44, r: 13, fill: skin },
];

/** Five of the ten people who are next. */
const five = (x: number, y: number, first: number): readonly Shape[] =>
  [0, 1, 2, 3, 4].map((index) => ({
    kind: 'face',
    at: [x + index * 44, y],
    size: 96,
    ...lookInRow(first + index),
  }));

/** The shore with everyone: behind the ten who are next, the crowd with a banner. */
const shore: readonly Shape[] = [
  ...[274, 446].map((x) => line([x, 50], [x, 130], 'raised', 8)),
  ...crowd(260, 102, 5, 'strong', 'quiet'),
  ...crowd(282, 130, 5, 'quiet', 'raised'),
  panel([230, 166], [250, 156], 24, 'line'),
  panel([256, 2], [208, 64], 12, 'raised'),
  onBright(centered(heading([360, 36], 'Everyone', 42))),
  ...five(265, 250, 5),
  ...five(265, 304, 0),
  panel([222, 282], [258, 78], 34, 'raised'),
  panel([222, 320], [258, 40], 0, 'raised'),
  onBright(centered(heading([352, 325], '10%', 50))),
];

/**
 * One skater tests the ice, with a swim ring that says 1%. Ten people are next, and everyone else
 * waits behind them.
 */
export const firstOnIce: Composition = {
  width: 480,
  height: 360,
  shapes: [...shore, ...skater],
};
