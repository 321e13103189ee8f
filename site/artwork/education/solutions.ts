import type { Point, Shape } from '#design-system';
import { line, matchStop, piece, slot, stack } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const brandDots = (at: Point, count: number, gap: number): Shape => ({
  kind: 'dots',
  at,
  count,
  gap,
  r: 5.5,
  fill: 'brand',
});

/** Places that nobody has taken, or moments when nothing was sent. */
const openDots = ([x, y]: Point, count: number, gap: number) =>
  Array.from(
    { length: count },
    (_, index): Shape => ({ kind: 'dot', at: [x + index * gap, y], r: 4.5, stroke: 'control' }),
  );

/** A gradebook with a column from a lab outside the platform. */
export const gradebook = piece([
  { kind: 'frame', at: [204, 1], size: [95, 102], radius: 18, fill: 'brand' },
  centered(plain([79, 15], 'Quiz')),
  centered(plain([158, 15], 'Essay')),
  inSlot([251.5, 15], 'LTI lab', 'onBrand'),
  ...[
    ['92', '85', '88'],
    ['78', '90', '81'],
  ].flatMap(([quiz = '', essay = '', lab = ''], index): readonly Shape[] => {
    const y = 45 + index * 38;
    return [
      { kind: 'person', at: [15, y], r: 14, fill: 'brand', figure: 'raised' },
      slot([43, y - 15], [72, 30], 'quiet'),
      inSlot([79, y], quiz, 'strong'),
      slot([122, y - 15], [72, 30], 'quiet'),
      inSlot([158, y], essay, 'strong'),
      slot([214, y - 15], [75, 30], 'raised'),
      inSlot([251.5, y], lab, 'strong'),
    ];
  }),
]);

const handedIn = (x: number, width: number, name: string): readonly Shape[] => [
  slot([x, 1], [width, 34], 'surface', 'quiet'),
  strong([x + 14, 18], name),
  { kind: 'tick', at: [x + width - 19, 19], r: 6, stroke: 'accent', width: 3 },
];

const seats = (y: number, course: string, taken: number, left: string): readonly Shape[] => [
  plain([0, y], course, 'text'),
  brandDots([80, y], taken, 14),
  ...openDots([80 + taken * 14, y], 12 - taken, 14),
  { ...strong([300, y], left), anchor: 'end' },
];

/** An applicant's documents, one of them missing, and the seats of two courses. */
export const enrollment = piece([
  ...handedIn(1, 86, 'Form'),
  ...handedIn(93, 100, 'Grades'),
  { kind: 'slot', at: [199, 1], size: [100, 34], stroke: 'control', dashed: true },
  centered(plain([249, 18], 'ID missing')),
  ...seats(62, 'Biology', 12, 'Full'),
  ...seats(92, 'Physics', 9, '3 left'),
]);

/** An answer, and the moments when it was saved, before and after a lost connection. */
export const savedAnswer = piece([
  strong([0, 18], 'Question 14'),
  ...['A', 'B', 'C', 'D'].flatMap((answer, index): readonly Shape[] => {
    const at = [160 + index * 41, 18] as const;
    return answer === 'C'
      ? [{ kind: 'dot', at, r: 16, fill: 'brand' }, inSlot(at, answer, 'onBrand')]
      : [{ kind: 'dot', at, r: 15, stroke: 'control' }, centered(plain(at, answer, 'text'))];
  }),
  plain([0, 64], 'Saved'),
  centered(plain([149.5, 64], 'Offline')),
  { ...plain([300, 64], 'All saved'), anchor: 'end' },
  line([7, 90], [102, 90], 'quiet', 3),
  brandDots([7, 90], 6, 19),
  ...openDots([121, 90], 4, 19),
  line([197, 90], [276, 90], 'quiet', 3),
  brandDots([197, 90], 4, 19),
  ...matchStop([287, 90], 12),
]);

/** A live lesson with captions, and the 26 of 28 learners who attend it. */
export const lesson = piece([
  { kind: 'frame', at: [1, 1], size: [174, 102], radius: 18, fill: 'brand' },
  { kind: 'dot', at: [19, 19], r: 4, fill: 'onBrand' },
  onBrand(strong([29, 19], 'Live')),
  ...[37, 57].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [28, 47], to: [76, y], stroke: 'quiet' },
    { kind: 'dot', at: [76, y], r: 7, fill: 'quiet' },
  ]),
  { kind: 'dot', at: [28, 47], r: 9, fill: 'quiet' },
  { kind: 'person', at: [136, 37], r: 25, fill: 'raised', figure: 'brand' },
  slot([12, 70], [152, 25], 'strong'),
  { ...centered(plain([88, 83], 'Each cell divides.')), fill: 'raised' },
  strong([192, 17], '26 of 28 here'),
  ...stack(26, { at: [197.5, 48], perRow: 7, gap: 16, r: 5.5, fill: 'brand' }),
  ...openDots([277.5, 96], 2, 16),
]);

/** A phone without a connection, which stores the steps of a lesson. */
export const offlinePhone = piece([
  { kind: 'frame', at: [1, 1], size: [298, 102], radius: 24, fill: 'brand' },
  { kind: 'frame', at: [21, 9], size: [258, 86], radius: 14, fill: 'raised' },
  line([11, 44], [11, 60], 'quiet', 4),
  { kind: 'dot', at: [289, 52], r: 4.5, fill: 'quiet' },
  { ...heading([37, 29], 'Lesson 5', 20), fill: 'strong' },
  { ...plain([263, 29], 'Offline', 'strong'), anchor: 'end' },
  ...Array.from({ length: 5 }, (_, step) =>
    slot([37 + step * 46, 46], [42, 12], step < 3 ? 'brand' : 'quiet'),
  ),
  plain([37, 77], '3 of 5 steps to send', 'strong'),
]);

const change = (y: number, what: string, when: string, isStaff: boolean): readonly Shape[] => [
  isStaff
    ? { kind: 'person', at: [16, y], r: 15, fill: 'brand', figure: 'raised' }
    : { kind: 'person', at: [16, y], r: 15, fill: 'quiet', figure: 'strong' },
  strong([44, y], what),
  { ...plain([300, y], when), anchor: 'end' },
];

/** A record's history: who changed what, and when. */
export const history = piece([
  line([16, 16], [16, 88], 'quiet', 3),
  ...change(16, 'Grade', 'May 3', true),
  slot([101, 1], [40, 30], 'quiet'),
  inSlot([121, 16], 'B', 'strong'),
  line([142, 16], [162, 16], 'accent'),
  slot([163, 1], [46, 30], 'brand'),
  inSlot([186, 16], 'B+', 'onBrand'),
  ...change(52, 'Consent signed', 'April 12', false),
  ...change(88, 'Transcript sent', 'March 30', true),
]);
