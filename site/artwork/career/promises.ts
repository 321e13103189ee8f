import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, inSlot, onBright, plain, strong } from '../figure-words.ts';

const answer = (from: number, text: string) => [
  slot([from, 67], [146, 36], 'quiet'),
  inSlot([from + 73, 85], text, 'strong'),
];

/** An interview on a Friday, and its answer two business days later: a yes or a no, explained. */
export const explainedAnswer = piece([
  line([74, 51], [266, 51], 'accent'),
  line([74, 51], [74, 67], 'accent'),
  line([266, 35], [266, 67], 'accent'),
  slot([1, 1], [298, 36], 'surface', 'control'),
  slot([5, 5], [58, 28], 'quiet'),
  inSlot([34, 19], 'Fri', 'strong'),
  centered(plain([93, 19], 'Sat')),
  centered(plain([150, 19], 'Sun')),
  centered(strong([207, 19], 'Mon')),
  slot([237, 5], [58, 28], 'brand'),
  inSlot([266, 19], 'Tue', 'onBrand'),
  ...answer(1, 'Yes, because…'),
  ...answer(153, 'No, because…'),
]);

/** A recruiter's first message, with the pay range on a scale. */
export const firstMessage = piece([
  { kind: 'person', at: [17, 17], r: 16, fill: 'brand', figure: 'raised' },
  { kind: 'frame', at: [43, 1], size: [256, 102], radius: 16, fill: 'surface', stroke: 'line' },
  strong([60, 22], 'React engineer'),
  { ...plain([283, 22], 'First message'), anchor: 'end' },
  slot([60, 48], [223, 12], 'quiet'),
  slot([94, 42], [156, 24], 'brand'),
  strong([95, 84], '$75'),
  { ...strong([249, 84], '$90 an hour'), anchor: 'end' },
]);

const consent = (y: number, company: string, isGiven: boolean): readonly Shape[] => [
  line([86, y], [113, y], 'accent'),
  isGiven
    ? slot([113, y - 13], [44, 26], 'match')
    : slot([113, y - 13], [44, 26], 'surface', 'control'),
  { kind: 'dot', at: [isGiven ? 144 : 126, y], r: 8, fill: isGiven ? 'strong' : 'muted' },
  ...(isGiven
    ? [line([157, y], [186, y], 'accent'), slot([186, y - 18], [113, 36], 'quiet')]
    : [
        {
          kind: 'slot',
          at: [186, y - 18],
          size: [113, 36],
          stroke: 'control',
          dashed: true,
        } as const,
      ]),
  centered(isGiven ? onBright(strong([242.5, y], company)) : plain([242.5, y], company)),
];

/** A résumé, and a switch for each of two companies. It reaches the one that the candidate agreed to. */
export const switches = piece([
  { kind: 'frame', at: [1, 1], size: [85, 102], radius: 14, fill: 'surface', stroke: 'control' },
  { kind: 'person', at: [43.5, 33], r: 19, fill: 'brand', figure: 'raised' },
  line([20, 66], [67, 66], 'control', 4),
  line([20, 77], [67, 77], 'control', 4),
  line([20, 88], [48, 88], 'control', 4),
  ...consent(20, 'Company A', true),
  centered(plain([135, 52], 'Your OK')),
  ...consent(84, 'Company B', false),
]);

const day = (x: number, letter: string): readonly Shape[] => [
  { kind: 'dot', at: [x, 15], r: 14, stroke: 'control' },
  centered(plain([x, 15.5], letter)),
];

/** A week with two study days, an exam fee that the company pays, and a seat in a course. */
export const learning = piece([
  ...day(15, 'M'),
  ...day(54, 'T'),
  slot([78, 1], [183, 28], 'brand'),
  inSlot([169.5, 15.5], 'Study days', 'onBrand'),
  ...day(285, 'F'),
  slot([1, 38], [298, 28], 'surface', 'control'),
  strong([16, 52.5], 'Exam fee'),
  slot([213, 41.5], [82, 21], 'quiet'),
  inSlot([254, 52.5], 'We pay', 'strong'),
  strong([16, 89], 'Course'),
  { kind: 'dots', at: [94, 89], count: 7, gap: 32.5, r: 10, fill: 'quiet' },
  { kind: 'person', at: [224, 89], r: 14, fill: 'brand', figure: 'raised' },
]);
