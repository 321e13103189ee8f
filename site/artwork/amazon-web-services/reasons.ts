import type { Shape } from '#design-system';
import { cloud, cutOut, firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright } from '../figure-words.ts';

/** An engineer in a role, which hangs on the root account by one line. */
const role = (x: number): readonly Shape[] => [
  line([x, 82], [x, 112], 'quiet', 5),
  slot([x - 64, 24], [128, 60], 'quiet'),
  { kind: 'person', at: [x - 34, 54], r: 24, fill: 'strong', figure: 'raised' },
  slot([x, 47], [42, 14], 'strong'),
];

/** The root account with its owner, three engineers' roles on it, and one cut for all of them. */
export const rootAccount = firstReason([
  ...[88, 240, 392].flatMap(role),
  slot([24, 112], [432, 64], 'brand'),
  { kind: 'person', at: [190, 144], r: 26, fill: 'match', figure: 'strong' },
  onBrand(heading([228, 144], 'Root', 40)),
  // Its dashes leave room for the lines that it crosses.
  {
    kind: 'line',
    points: [
      [32.9, 98],
      [447.1, 98],
    ],
    stroke: 'raised',
    width: 3.8,
    dashed: true,
  },
]);

/** What share of the cloud's cost we charge. */
export const noShare = reason([
  ...cloud('raised'),
  centered(onBright(heading([82, 58], '0%', 42))),
]);

/** An alarm, and what to do when it rings. */
export const runbooks = reason([
  { kind: 'dot', at: [48, 74], r: 10, fill: 'raised' },
  cutOut(
    [
      [42, 24],
      [54, 24],
      [62, 58],
      [34, 58],
    ],
    'raised',
    16,
  ),
  slot([18, 60], [60, 12], 'raised'),
  { kind: 'frame', at: [94, 14], size: [48, 68], radius: 8, fill: 'brand' },
  line([107, 34], [129, 34], 'quiet', 7),
  line([107, 54], [120, 54], 'quiet', 7),
]);

/** A quotation with its total. */
export const quotation = reason([
  { kind: 'frame', at: [36, 10], size: [88, 76], radius: 12, fill: 'raised' },
  slot([50, 23], [36, 7], 'quiet'),
  slot([50, 36], [60, 7], 'quiet'),
  onBright(heading([50, 65], '$95', 34)),
]);
