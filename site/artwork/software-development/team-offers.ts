import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, plain, strong } from '../figure-words.ts';

const seats = [94, 150, 206, 262];

/** Team augmentation: your lead at the head of the table, your people, and up to four of ours. */
export const table = piece([
  slot([1, 33], [298, 38], 'subtle'),
  ...seats.map(
    (x): Shape => ({ kind: 'person', at: [x, 15], r: 14, fill: 'quiet', figure: 'strong' }),
  ),
  { kind: 'person', at: [20, 52], r: 19, fill: 'quiet', figure: 'strong' },
  inSlot([178, 52], 'Your sprint', 'strong'),
  ...seats.map(
    (x, seat): Shape =>
      seat < 2
        ? { kind: 'person', at: [x, 89], r: 14, fill: 'brand', figure: 'raised' }
        : { kind: 'dot', at: [x, 89], r: 13, stroke: 'control', dashed: true },
  ),
]);

const roles = [
  { name: 'Lead', x: 22, people: [22] },
  { name: 'Developers', x: 104, people: [70, 104, 138] },
  { name: 'Tester', x: 190, people: [190] },
  { name: 'Designer', x: 266, people: [266] },
];

/** Dedicated team: who is in it, all in one place that is the client's. */
export const roster = piece([
  slot([1, 1], [298, 56], 'brand'),
  ...roles.flatMap(({ name, x, people }): readonly Shape[] => [
    ...people.map(
      (at): Shape => ({
        kind: 'person',
        at: [at, 29],
        r: 15,
        fill: 'raised',
        figure: 'brand',
      }),
    ),
    line([x, 57], [x, 76], 'control'),
    centered(strong([x, 93], name)),
  ]),
]);

const [gauge, gaugeR] = [[93, 95], 84] as const;

/** Support and maintenance: how long an answer took, out of the time that the contract sets. */
export const response = piece([
  { kind: 'arc', at: gauge, r: gaugeR, from: 270, to: 450, stroke: 'quiet', width: 15 },
  { kind: 'arc', at: gauge, r: gaugeR, from: 270, to: 342, stroke: 'brand', width: 15 },
  centered(heading([93, 66], '12', 44)),
  centered(plain([93, 95], 'minutes')),
  plain([206, 71], 'Contract'),
  strong([206, 95], '30 minutes'),
]);
