import type { Shape, Tone } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A task between the candidate, who solves it, and the engineer, who watches. */
export const task = piece([
  { kind: 'person', at: [39, 52], r: 38, fill: 'match', figure: 'strong' },
  { kind: 'frame', at: [87, 0], size: [126, 104], radius: 18, fill: 'brand' },
  slot([105, 22], [62, 12], 'raised'),
  slot([123, 46], [72, 12], 'quiet'),
  slot([123, 70], [44, 12], 'quiet'),
  { kind: 'person', at: [261, 52], r: 38, fill: 'raised', figure: 'strong' },
]);

/** Three profiles. */
export const profiles = piece(
  [0, 104, 208].flatMap((x): readonly Shape[] => [
    { kind: 'frame', at: [x, 0], size: [92, 104], radius: 18, fill: 'quiet' },
    { kind: 'person', at: [x + 46, 40], r: 26, fill: 'strong', figure: 'raised' },
    slot([x + 20, 80], [52, 10], 'strong'),
  ]),
);

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
export const sharedHours = piece([
  slot([100, 0], [200, 48], 'brand'),
  otherHours(216, 24, 'quiet'),
  slot([0, 56], [200, 48], 'quiet'),
  otherHours(24, 80, 'strong'),
  { kind: 'frame', at: [100, 0], size: [100, 104], radius: 24, fill: 'raised' },
  onBright(centered(heading([150, 40], '4', 44))),
  onBright(centered(strong([150, 77], 'hours', 20))),
]);

/** A contract with one contractor, room for two more people, and for a team around them. */
export const growth = piece([
  { kind: 'slot', at: [1, 1], size: [298, 102], fill: 'surface', stroke: 'control' },
  slot([10, 10], [168, 84], 'brand'),
  { kind: 'person', at: [52, 52], r: 34, fill: 'raised', figure: 'strong' },
  { kind: 'dots', at: [112, 52], count: 2, gap: 36, r: 14, fill: 'quiet' },
  ...[36, 68].map(
    (y): Shape => ({ kind: 'dots', at: [206, y], count: 3, gap: 32, r: 12, fill: 'control' }),
  ),
]);

const owned = (y: number): readonly Shape[] => [
  { kind: 'match', from: [84, 52], to: [150, y], stroke: 'control', width: 4 },
  slot([140, y - 15], [160, 30], 'brand'),
];

/** A client, and what is the client's: code, accounts, and documentation. */
export const property = piece([
  ...[15, 52, 89].flatMap(owned),
  slot([158, 10], [28, 10], 'quiet'),
  slot([194, 10], [56, 10], 'raised'),
  slot([258, 10], [24, 10], 'quiet'),
  { kind: 'dots', at: [166, 52], count: 5, gap: 27, r: 8, fill: 'quiet' },
  slot([158, 84], [124, 10], 'quiet'),
  { kind: 'person', at: [52, 52], r: 52, fill: 'raised', figure: 'strong' },
]);
