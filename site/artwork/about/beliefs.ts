import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const agreed = (from: number, to: string): readonly Shape[] => [
  slot([from, 61], [67, 42], 'quiet'),
  { ...strong([from + 10, 82], to), fill: 'strong' },
  { kind: 'tick', at: [from + 54, 82], r: 4.5, stroke: 'strong' },
];

/** Two proposals: an early one of somebody who doesn't know, and ours, after two agreements. */
export const askedFirst = piece([
  line([41, 22], [50, 22], 'control'),
  { kind: 'dot', at: [21, 22], r: 19, stroke: 'control', dashed: true },
  { kind: 'slot', at: [49, 1], size: [104, 42], stroke: 'control', dashed: true },
  centered(strong([101, 22], 'Proposed')),
  strong([168, 11], 'Faster agency'),
  plain([168, 33], 'without asking'),
  line([41, 82], [196, 82], 'quiet'),
  { kind: 'person', at: [21, 82], r: 20, fill: 'quiet', figure: 'strong' },
  ...agreed(49, 'Role'),
  ...agreed(122, 'Rate'),
  slot([195, 61], [104, 42], 'match'),
  inSlot([247, 82], 'Proposed', 'strong'),
]);

const position = (index: number, task: string, job: string): readonly Shape[] => {
  const taskY = 43 + index * 22;
  const y = 17 + index * 35;
  return [
    slot([9, taskY - 9], [128, 18], 'quiet'),
    plain([20, taskY], task, 'strong', 15),
    { kind: 'match', from: [137, taskY], to: [182, y], stroke: 'quiet' },
    { kind: 'dot', at: [197, y], r: 15, fill: 'surface', stroke: 'control', dashed: true },
    strong([224, y], job),
  ];
};

/** A brief for one engineer on its first day, and the three positions that are in it. */
export const threeRoles = piece([
  { kind: 'frame', at: [1, 1], size: [144, 102], radius: 16, fill: 'raised' },
  { ...strong([18, 19], 'Brief'), fill: 'strong' },
  { ...plain([128, 19], 'Day 1', 'strong'), anchor: 'end' },
  ...position(0, 'Pipelines', 'Engineer'),
  ...position(1, 'Forecasts', 'Analyst'),
  ...position(2, 'Courses', 'Trainer'),
]);

const termY = (index: number) => 22 + index * 30;

const term = (index: number, name: string, width: number, value: string) => [
  plain([17, termY(index)], String(index + 1), 'quiet'),
  onBrand(strong([40, termY(index)], name)),
  slot([105, termY(index) - 12], [width, 24], 'quiet'),
  inSlot([105 + width / 2, termY(index)], value, 'strong'),
];

const signature = (index: number, name: string): readonly Shape[] => [
  { kind: 'person', at: [239, termY(index)], r: 12, fill: 'raised', figure: 'strong' },
  onBrand(plain([258, termY(index)], name)),
];

/** Three terms of a contract, written like code, and who signed it. */
export const contract = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 16, fill: 'brand' },
  ...term(0, 'rate:', 102, 'by the hour'),
  ...term(1, 'notice:', 78, '2 weeks'),
  ...term(2, 'code:', 62, 'yours'),
  onBrand(strong([227, termY(0)], 'Signed')),
  ...signature(1, 'You'),
  ...signature(2, 'Us'),
]);

const team = (index: number, month: number, consultants: number, whose: string) => {
  const y = 16 + index * 36;
  return [
    plain([0, y], `Month ${month}`),
    slot([80, y - 14], [112, 28], 'surface', 'control'),
    ...[0, 1, 2].map(
      (place): Shape => ({
        kind: 'person',
        at: [98 + place * 38, y],
        r: 10.5,
        fill: place < consultants ? 'brand' : 'raised',
        figure: place < consultants ? 'quiet' : 'strong',
      }),
    ),
    strong([206, y], whose),
  ];
};

/** A team of three that is the client's own after half a year. */
export const handover = piece([
  ...team(0, 1, 3, 'Our people'),
  ...team(1, 3, 1, 'Both'),
  ...team(2, 6, 0, 'Your people'),
]);
