import type { Composition, Shape } from '#design-system';
import { dollarSign, line, panel, slot } from '../figure-shapes.ts';
import { centered, onBright, strong } from '../figure-words.ts';

/** Where the three slices begin. */
const slices = [8, 164, 320] as const;

/** A long sandwich. Each of its slices is a phase, and has a price. */
const sandwich: readonly Shape[] = [
  panel([8, 148], [464, 42], 14, 'quiet'),
  panel([12, 140], [456, 14], 7, 'raised'),
  { kind: 'dots', at: [22, 136], count: 24, gap: 18.96, r: 12, fill: 'brand' },
  panel([8, 104], [464, 34], 17, 'quiet'),
  ...[28, 348, 384, 420].map((x) => line([x, 130], [x + 10, 116], 'raised', 6)),
  ...[160, 316].map((x) => line([x, 104], [x, 186], 'background', 8)),
  ...slices.flatMap((x, index) => [
    line([x + 111, 58], [x + 111, 100], 'control', 5),
    { kind: 'dot', at: [x + 111, 100], r: 10, fill: 'brand' } as const,
    panel([x + 108, 40], [44, 46], 8, index ? 'raised' : 'match'),
    ...dollarSign([x + 130, 63], 17, 'strong'),
    onBright(centered(strong([x + 74, 171], `Phase ${index + 1}`, 24))),
  ]),
];

/** A doctor. */
const doctor: readonly Shape[] = [
  {
    kind: 'face',
    at: [66, 126],
    size: 124,
    skin: 'raised',
    hair: 'brand',
    cut: 'bob',
    clothes: 'raised',
    collar: 'brand',
  },
  { kind: 'dot', at: [66, 34], r: 12, fill: 'raised' },
];

/** Her stethoscope, with which she listens to her slice. */
const stethoscope: readonly Shape[] = [
  { kind: 'arc', at: [66, 88], r: 20, from: 90, to: 270, stroke: 'strong', width: 5 },
  line([66, 108], [88, 122], 'strong', 5),
  line([92, 102], [108, 114], 'raised', 24),
  { kind: 'dot', at: [106, 121], r: 13, fill: 'raised' },
  { kind: 'dot', at: [90, 124], r: 12, fill: 'strong' },
];

/** An engineer. */
const engineer: Shape = {
  kind: 'face',
  at: [222, 126],
  size: 124,
  skin: 'raised',
  hair: 'brand',
  cut: 'hardHat',
  clothes: 'brand',
  collar: 'raised',
};

/** His tape measure. */
const tape: readonly Shape[] = [
  line([194, 110], [184, 120], 'brand', 24),
  line([250, 110], [290, 120], 'brand', 24),
  panel([178, 114], [120, 18], 2, 'raised'),
  ...[0, 1, 2, 3, 4].map((tick) =>
    line([200 + tick * 19, 116], [200 + tick * 19, 124], 'strong', 4),
  ),
  ...[180, 296].map((x): Shape => ({ kind: 'dot', at: [x, 122], r: 13, fill: 'control' })),
];

/** A tourist, who takes a picture of his. */
const tourist: readonly Shape[] = [
  {
    kind: 'face',
    at: [378, 126],
    size: 124,
    skin: 'quiet',
    hair: 'brand',
    cut: 'short',
    clothes: 'brand',
    collar: 'raised',
  },
  slot([334, 36], [88, 13], 'brand'),
  panel([352, 8], [52, 36], 16, 'brand'),
  line([352, 32], [404, 32], 'quiet', 6),
  line([348, 112], [344, 72], 'brand', 22),
  line([408, 112], [412, 72], 'brand', 22),
  panel([345, 42], [66, 26], 8, 'strong'),
  { kind: 'dot', at: [378, 55], r: 12, fill: 'raised' },
  { kind: 'dot', at: [378, 55], r: 6, fill: 'brand' },
  ...[342, 414].map((x): Shape => ({ kind: 'dot', at: [x, 60], r: 12, fill: 'quiet' })),
];

/**
 * Customers of three industries inspect a long sandwich in their own way: a doctor listens to it, an
 * engineer measures it, and a tourist takes a picture. Each slice is a phase with a fixed price.
 */
export const inspectedSandwich: Composition = {
  width: 480,
  height: 190,
  shapes: [...doctor, engineer, ...tourist, ...sandwich, ...stethoscope, ...tape],
};
