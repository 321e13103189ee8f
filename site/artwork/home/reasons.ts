import type { Composition, Look, Shape, Tone } from '#design-system';
import { avatar, looks, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** One of five drawings on the same panel. They are 104 units high, and 300 wide at most. */
const onPanel = (shapes: readonly Shape[]): Composition => ({
  width: 344,
  height: 148,
  shapes: [{ kind: 'frame', at: [0, 0], size: [344, 148], radius: 20, fill: 'surface' }, ...shapes],
});

/** Half a unit below the frame around the person, so that no light line remains between the edges. */
const bustY = 126.5;

/** The third step of a task, between the candidate, who explains it, and the engineer. */
export const task = onPanel([
  ...avatar([62, 74], 40, 'match', looks.ponytail),
  { kind: 'frame', at: [112, 22], size: [120, 104], radius: 18, fill: 'brand' },
  onBrand(centered(heading([172, 58], 'Step 3', 30))),
  { kind: 'dots', at: [139, 94], count: 4, gap: 22, r: 7, fill: 'quiet' },
  { kind: 'dot', at: [183, 94], r: 7, fill: 'raised' },
  ...avatar([282, 74], 40, 'raised', looks.afro),
]);

const profile = (x: number, fill: Tone, look: Look): readonly Shape[] => [
  { kind: 'frame', at: [x, 22], size: [92, 104], radius: 12, fill },
  { kind: 'face', at: [x + 46, bustY], size: 104, ...look },
];

/** Three profiles. */
export const profiles = onPanel([
  ...profile(22, 'quiet', looks.longHair),
  ...profile(126, 'brand', { ...looks.baldHead, clothes: 'raised', collar: 'brand' }),
  ...profile(230, 'raised', looks.bob),
]);

/** The four hours of a workday that aren't shared. */
const otherHours = (x: number, y: number, fill: Tone): Shape => ({
  kind: 'dots',
  at: [x, y],
  count: 4,
  gap: 20,
  r: 8,
  fill,
});

/** Two workdays of eight hours, four of which are the same. */
export const sharedHours = onPanel([
  slot([122, 22], [200, 48], 'brand'),
  otherHours(238, 46, 'quiet'),
  slot([22, 78], [200, 48], 'quiet'),
  otherHours(46, 102, 'strong'),
  { kind: 'frame', at: [122, 22], size: [100, 104], radius: 24, fill: 'raised' },
  onBright(centered(heading([172, 62], '4', 44))),
  onBright(centered(strong([172, 99], 'hours', 20))),
]);

/** A contract with one contractor, room for two more people, and for a team around them. */
export const growth = onPanel([
  { kind: 'slot', at: [23, 23], size: [298, 102], fill: 'background', stroke: 'control' },
  slot([32, 32], [168, 84], 'brand'),
  { kind: 'person', at: [74, 74], r: 34, fill: 'raised', figure: 'strong' },
  { kind: 'dots', at: [134, 74], count: 2, gap: 36, r: 14, fill: 'quiet' },
  ...[58, 90].map(
    (y): Shape => ({ kind: 'dots', at: [228, y], count: 3, gap: 32, r: 12, fill: 'control' }),
  ),
]);

const owned = (y: number): readonly Shape[] => [
  { kind: 'match', from: [106, 74], to: [172, y], stroke: 'control', width: 4 },
  slot([162, y - 15], [160, 30], 'brand'),
];

/** A client, and what is the client's: code, accounts, and documentation. */
export const property = onPanel([
  ...[37, 74, 111].flatMap(owned),
  slot([180, 32], [28, 10], 'quiet'),
  slot([216, 32], [56, 10], 'raised'),
  slot([280, 32], [24, 10], 'quiet'),
  { kind: 'dots', at: [188, 74], count: 5, gap: 27, r: 8, fill: 'quiet' },
  slot([180, 106], [124, 10], 'quiet'),
  ...avatar([74, 74], 52, 'quiet', looks.beard),
]);
