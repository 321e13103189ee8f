import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { onBright, strong } from '../figure-words.ts';

/** Where the thread of the interview runs: from a line of code, to the engineer, to the verdict. */
const threadX = 24;
const [askedY, questionY, answerY, verdictY] = [88, 171, 225, 279];

const says = ([x, y]: Point, width: number, text: string): readonly Shape[] => [
  { kind: 'slot', at: [x, y - 21], size: [width, 42], fill: 'surface', stroke: 'control' },
  strong([x + 20, y], text, 21),
];

/** A task that a candidate solved, an engineer's question about one line, and what follows. */
export const interviewTask: Composition = {
  width: 480,
  height: 301,
  shapes: [
    {
      kind: 'frame',
      at: [1, 1],
      size: [478, 133],
      radius: 22,
      fill: 'surface',
      stroke: 'control',
    },
    strong([20, 34], 'Interview task', 21),
    { kind: 'dots', at: [416, 34], count: 3, gap: 20, r: 5, fill: 'control' },
    slot([44, 58], [64, 12], 'brand'),
    slot([116, 58], [104, 12], 'quiet'),
    slot([10, askedY - 14], [460, 28], 'line'),
    slot([68, askedY - 6], [92, 12], 'brand'),
    slot([168, askedY - 6], [120, 12], 'quiet'),
    slot([296, askedY - 6], [48, 12], 'brand'),
    slot([68, 106], [70, 12], 'quiet'),
    slot([146, 106], [40, 12], 'brand'),
    line([threadX, askedY], [threadX, verdictY], 'accent', 3),
    { kind: 'dot', at: [threadX, askedY], r: 8, fill: 'accent' },
    { kind: 'person', at: [threadX, questionY], r: 22, fill: 'brand', figure: 'raised' },
    ...says([60, questionY], 257, 'What if it’s sent twice?'),
    ...says([134, answerY], 285, 'We charge the card once.'),
    { kind: 'person', at: [456, answerY], r: 22, fill: 'quiet', figure: 'strong' },
    slot([1, verdictY - 21], [230, 42], 'match'),
    { kind: 'tick', at: [threadX + 2, verdictY + 1], r: 9, stroke: 'strong', width: 4 },
    onBright(strong([50, verdictY], 'On your shortlist', 21)),
  ],
};
