import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

const [left, right] = [32, 400];

const jobs = ['Builds the app', 'Runs the servers', 'Leads six people'];
const jobY = (index: number) => 124 + index * 40;

const braceX = 240;
const brace: readonly [Point, Point, ...Point[]] = [
  [braceX - 14, jobY(0) - 10],
  [braceX, jobY(0) - 10],
  [braceX, jobY(2) + 10],
  [braceX - 14, jobY(2) + 10],
];

/** The middle of the note's outline, which is outside its corners. */
const [noteX, noteY, noteEnd, noteBottom] = [304, 98, 476, 230];
const [foldX, foldY] = [noteEnd - 36, noteBottom - 36];

const note: readonly Shape[] = [
  cutOut(
    [
      [noteX, noteY],
      [noteEnd, noteY],
      [noteEnd, foldY],
      [foldX, noteBottom],
      [noteX, noteBottom],
    ],
    'match',
    8,
  ),
  cutOut(
    [
      [foldX, foldY],
      [noteEnd, foldY],
      [foldX, noteBottom],
    ],
    'raised',
    8,
  ),
  ...['Three jobs,', 'one salary'].map((text, index) =>
    onBright(heading([noteX + 20, noteY + 38 + index * 32], text, 24)),
  ),
];

const [scheduleY, searchX] = [274, 228];

const day = (x: number, date: string, text: string): readonly Shape[] => [
  onBright(strong([x, scheduleY + 40], date, 20)),
  plain([x + 66, scheduleY + 40], text, 'strong', 20),
];

/**
 * A client's brief for one position that is three, with our note on it, which comes before the
 * search. For the brand's background.
 */
export const jobBrief: Composition = {
  width: 480,
  height: 352,
  shapes: [
    { kind: 'frame', at: [0, 0], size: [432, 352], radius: 20, fill: 'raised' },
    onBright(heading([left, 48], 'Platform lead', 26)),
    { ...plain([right, 48], 'Job brief', 'strong', 20), anchor: 'end' },
    line([left, 84], [right, 84], 'quiet'),
    ...jobs.map((job, index) => plain([left, jobY(index)], job, 'strong', 21)),
    { kind: 'line', points: brace, stroke: 'strong', width: 3 },
    line([braceX, jobY(1)], [noteX, jobY(1)], 'strong', 3),
    ...note,
    line([left + 10, scheduleY], [searchX, scheduleY], 'strong', 3),
    { kind: 'dot', at: [left + 10, scheduleY], r: 10, fill: 'strong' },
    slot([searchX, scheduleY - 10], [right - searchX, 20], 'quiet'),
    ...day(left, 'Mar 2', 'Our note'),
    ...day(searchX, 'Mar 9', 'Search'),
  ],
};
