import type { Shape } from '#design-system';
import { line, matchStop, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, plain, strong } from '../figure-words.ts';

/** A teacher's day before and now: grades move from the evening into class. */
export const evening = piece([
  centered(plain([136, 10], 'In class')),
  centered(plain([250, 10], 'Evening')),
  plain([0, 44], 'Before'),
  slot([66, 28], [130, 32], 'quiet'),
  inSlot([131, 44], 'Class', 'strong'),
  slot([202, 28], [97, 32], 'brand'),
  inSlot([250, 44], 'Grades', 'onBrand'),
  plain([0, 86], 'Now'),
  slot([66, 70], [130, 32], 'quiet'),
  slot([112, 74], [80, 24], 'brand'),
  inSlot([152, 86], 'Grades', 'onBrand'),
  { kind: 'slot', at: [202, 70], size: [97, 32], stroke: 'control', dashed: true },
  centered(plain([250, 86], 'Free')),
]);

const step = (x: number, name: string): readonly Shape[] => [
  { kind: 'dot', at: [x, 34], r: 15, fill: 'raised' },
  { kind: 'tick', at: [x, 35], r: 6, stroke: 'strong', width: 3 },
  centered(plain([x, 91], name)),
];

/** One visit to a site in which a student takes three steps and has a seat. */
export const visit = piece([
  slot([1, 1], [298, 66], 'brand'),
  line([40, 34], [260, 34], 'quiet', 3),
  { kind: 'person', at: [34, 34], r: 22, fill: 'quiet', figure: 'strong' },
  centered(strong([34, 91], '9:02')),
  ...step(95, 'Prereqs'),
  ...step(150, 'Seat'),
  ...step(205, 'Fees'),
  ...matchStop([266, 34], 22),
  centered(strong([266, 91], '9:11')),
]);

const weekX = (week: number) => 44 + (week - 1) * 17.9;

const weeks = (y: number, from: number, to: number, isPast: boolean): Shape => ({
  kind: 'dots',
  at: [weekX(from), y],
  count: to - from + 1,
  gap: 17.9,
  r: isPast ? 6 : 2.5,
  fill: isPast ? 'quiet' : 'control',
});

const learner = (y: number): Shape => ({
  kind: 'person',
  at: [13, y],
  r: 12,
  fill: 'brand',
  figure: 'raised',
});

/** Logins of three learners in weeks 1 to 3 of 15. One has missed two and gets a call. */
export const weekThree = piece([
  centered(strong([weekX(3), 10], 'Week 3')),
  { ...plain([300, 10], 'Week 15'), anchor: 'end' },
  ...[36, 64, 92].map(learner),
  ...[36, 92].flatMap((y) => [weeks(y, 1, 3, true), weeks(y, 4, 15, false)]),
  weeks(64, 1, 1, true),
  ...[2, 3].map((week): Shape => ({ kind: 'dot', at: [weekX(week), 64], r: 5, stroke: 'control' })),
  slot([weekX(3) + 12, 51], [150, 26], 'raised'),
  inSlot([weekX(3) + 87, 64], 'Advisor calls', 'strong'),
]);

const field = (y: number, name: string, count: string): readonly Shape[] => [
  { kind: 'match', from: [97, 60], to: [142, y], stroke: 'quiet', width: 3 },
  slot([141, y - 15], [158, 30], 'raised'),
  { ...plain([156, y], name), fill: 'strong' },
  { ...strong([284, y], count), fill: 'strong', anchor: 'end' },
];

/** Student records, and a funder's report whose numbers come from them. */
export const funderReport = piece([
  plain([0, 10], 'Records'),
  plain([142, 10], 'Funder’s report'),
  { kind: 'frame', at: [1, 26], size: [96, 77], radius: 16, fill: 'brand' },
  ...[47, 65, 83].flatMap((y): readonly Shape[] => [
    { kind: 'dot', at: [21, y], r: 5, fill: 'quiet' },
    line([36, y], [78, y], 'quiet', 5),
  ]),
  ...field(43, 'Enrolled', '412'),
  ...field(86, 'Completed', '371'),
]);
