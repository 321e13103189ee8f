import type { Composition, Point, Shape, Tone } from '#design-system';
import { line, slot } from './figure-shapes.ts';
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
  line([x - 15, 86], [x + 15, 86], 'strong', 4),
  line([x - 15, 102], [x + 3, 102], 'strong', 4),
];

/** The board on the wall, where most notes wait for the one in the middle. */
const board: readonly Shape[] = [
  { kind: 'frame', at: [11, 1], size: [458, 262], radius: 26, fill: 'raised', stroke: 'line' },
  onBright(heading([40, 38], 'Sprint 14', 30)),
  ...[88, 392].flatMap(done),
  ...[176, 240, 304].flatMap(waiting),
];

/** A teammate at a laptop, of which we see the lid. The point is the middle of the head. */
const teammate = ([x, y]: Point, name: string, fill: Tone, shoulders: Tone): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x - 73, y + 49],
    size: [146, 166],
    radius: 68,
    fill: shoulders,
  },
  { kind: 'dot', at: [x, y], r: 46, fill, stroke: 'raised', width: 6 },
  {
    kind: 'frame',
    at: [x - 58, 308],
    size: [116, 82],
    radius: 14,
    fill: 'quiet',
    stroke: 'background',
    width: 6,
  },
  onBright(centered(strong([x, 348], name, 21))),
];

/** Staff augmentation: a specialist sits down with the team, below the notes that waited. */
export const sprintTable: Composition = {
  width: 480,
  height: 440,
  shapes: [
    ...board,
    ...teammate([84, 194], 'Mobile', 'quiet', 'brand'),
    ...teammate([396, 194], 'DevOps', 'quiet', 'brand'),
    ...teammate([240, 194], 'QA', 'match', 'match'),
    slot([0, 384], [480, 28], 'brand'),
    ...[44, 412].map((x) => slot([x, 390], [24, 50], 'brand')),
  ],
};
