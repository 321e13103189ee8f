import type { Composition, Look, Point, Shape, Tone } from '#design-system';
import { endlessSlot, line, looks, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** A note on the board. The point is its top left corner. */
const note = ([x, y]: Point, fill: Tone): Shape => ({
  kind: 'frame',
  at: [x, y],
  size: [58, 54],
  radius: 8,
  fill,
});

const done = (x: number): readonly Shape[] => [
  note([x - 29, 68], 'brand'),
  { kind: 'tick', at: [x, 96], r: 12, stroke: 'raised', width: 5 },
];

const waiting = (x: number): readonly Shape[] => [
  note([x - 29, 68], 'quiet'),
  line([x - 15, 95], [x + 15, 95], 'strong', 4),
];

/** The board on the wall, where most notes wait for the one in the middle. */
const board: readonly Shape[] = [
  { kind: 'frame', at: [11, 1], size: [458, 262], radius: 26, fill: 'raised', stroke: 'line' },
  onBright(heading([40, 38], 'Sprint 14', 30)),
  ...[88, 392].flatMap(done),
  ...[176, 240, 304].flatMap(waiting),
];

/** A teammate at a laptop, of which we see the lid. */
const teammate = (x: number, name: string, look: Look): readonly Shape[] => [
  { kind: 'face', at: [x, 386], size: 221, ...look },
  { kind: 'frame', at: [x - 56, 328], size: [112, 62], radius: 14, fill: 'raised' },
  onBright(centered(strong([x, 358], name, 21))),
];

const mobile: Look = { ...looks.turban, clothes: 'brand', collar: 'brand' };
const operations: Look = { ...looks.glasses, clothes: 'brand', collar: 'brand' };
const specialist: Look = {
  skin: 'quiet',
  hair: 'strong',
  cut: 'bun',
  clothes: 'match',
  collar: 'match',
};

/** Staff augmentation: a specialist sits down with the team, below the notes that waited. */
export const sprintTable: Composition = {
  width: 480,
  height: 440,
  bleeds: true,
  shapes: [
    ...board,
    ...teammate(84, 'Mobile', mobile),
    ...teammate(396, 'DevOps', operations),
    ...teammate(240, 'QA', specialist),
    endlessSlot([0, 384], 28, 'brand'),
    ...[44, 412].map((x) => slot([x, 390], [24, 50], 'brand')),
  ],
};
