import type { Shape } from '#design-system';
import { cutOut, line, panel } from '../figure-shapes.ts';
import { onBright, strong } from '../figure-words.ts';

/** The engineer, relaxed, with her laptop. */
const engineer: readonly Shape[] = [
  {
    kind: 'face',
    at: [722, 352],
    size: 270,
    skin: 'quiet',
    hair: 'strong',
    cut: 'curls',
    clothes: 'subtle',
    collar: 'brand',
    wears: 'headset',
  },
  panel([660, 270], [124, 84], 12, 'strong'),
  { kind: 'dots', at: [658, 322], count: 2, gap: 128, r: 16, fill: 'quiet' },
];

/** An inflatable flamingo around her. */
const flamingo: readonly Shape[] = [
  cutOut(
    [
      [602, 358],
      [606, 346],
      [616, 338],
      [800, 338],
      [824, 330],
      [850, 300],
      [858, 332],
      [852, 360],
      [838, 380],
      [616, 380],
      [606, 370],
    ],
    'raised',
    16,
  ),
  {
    kind: 'match',
    from: [612, 372],
    to: [633, 214],
    direction: 'down',
    stroke: 'raised',
    width: 28,
  },
  { kind: 'arc', at: [615, 213], r: 18, from: 290, to: 450, stroke: 'raised', width: 28 },
  { kind: 'dot', at: [608, 207], r: 20, fill: 'raised' },
  line([597, 214], [591, 228], 'quiet', 16),
  line([589, 230], [593, 240], 'strong', 13),
  { kind: 'dot', at: [609, 202], r: 4.5, fill: 'strong' },
];

/** An engineer in an inflatable flamingo. */
export const floating: readonly Shape[] = [...engineer, ...flamingo];

/** The ways to hire, on a sign. Weekly is chosen. */
export const sign: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [884, 380],
      [884, 240],
      [948, 240],
      [948, 380],
    ],
    stroke: 'raised',
    width: 12,
  },
  panel([812, 6], [208, 250], 26, 'raised'),
  panel([822, 16], [188, 52], 16, 'match'),
  { kind: 'dots', at: [846, 42], count: 4, gap: 50, r: 13, fill: 'strong', direction: 'down' },
  { kind: 'dots', at: [846, 42], count: 4, gap: 50, r: 9.5, fill: 'raised', direction: 'down' },
  { kind: 'dot', at: [846, 42], r: 5.5, fill: 'strong' },
  ...['Weekly', 'Monthly', 'Fixed cost', 'Time and'].map((name, index) =>
    onBright(strong([870, 42 + index * 50], name, 28)),
  ),
  onBright(strong([870, 226], 'material', 28)),
];

/** A rubber duck. */
export const duck: readonly Shape[] = [
  cutOut(
    [
      [934, 336],
      [982, 344],
      [1000, 336],
      [1010, 322],
      [1012, 346],
      [1006, 366],
      [992, 380],
      [944, 380],
      [928, 366],
      [924, 348],
    ],
    'brand',
    16,
  ),
  { kind: 'dot', at: [952, 308], r: 29, fill: 'brand' },
  line([920, 317], [932, 314], 'raised', 16),
  { kind: 'dot', at: [945, 301], r: 5.5, fill: 'raised' },
];
