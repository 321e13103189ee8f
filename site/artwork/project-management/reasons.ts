import type { Shape, Tone } from '#design-system';
import { calendarPage, firstReason, line, reason, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

const deadline = 344;

/** The part of a range on one side of the deadline: round at the far end, cut at the deadline. */
const part = (from: number, to: number, cut: number, fill: Tone): readonly Shape[] => [
  slot([from, 62], [to - from, 62], fill),
  { kind: 'frame', at: [cut, 62], size: [31, 62], radius: 0, fill },
];

/** A Monday, and the weeks until the range of end dates, which reaches past the deadline. */
export const forecasts = firstReason([
  { kind: 'dot', at: [80, 93], r: 54, fill: 'match' },
  centered(onBright(heading([80, 93], 'Mon', 38))),
  { kind: 'dots', at: [154, 93], count: 3, gap: 24, r: 8, fill: 'quiet' },
  ...part(222, deadline - 7, deadline - 38, 'brand'),
  ...part(deadline + 7, 454, deadline + 7, 'raised'),
  centered(onBright(heading([400, 93], 'Late?', 30))),
  line([deadline, 35], [deadline, 143], 'text', 3),
  centered(strong([deadline, 166], 'Deadline', 21)),
]);

/** A notebook: who decided, and what. */
export const decision = reason([
  { kind: 'frame', at: [30, 10], size: [104, 76], radius: 10, fill: 'raised' },
  { kind: 'dots', at: [30, 24], count: 4, gap: 16, r: 5, fill: 'quiet', direction: 'down' },
  { kind: 'person', at: [62, 37], r: 16, fill: 'brand', figure: 'raised' },
  onBright(heading([84, 37], 'Yes', 26)),
  slot([46, 66], [60, 8], 'quiet'),
]);

/** A meeting, crossed out in the calendar. */
export const meetings = reason([
  ...calendarPage,
  {
    kind: 'line',
    points: [
      [64, 46],
      [94, 74],
      [79, 60],
      [94, 46],
      [64, 74],
    ],
    stroke: 'strong',
    width: 8,
  },
]);

/** The time of one manager and that of the next, with two weeks of overlap. */
export const handoff = reason([
  slot([14, 24], [90, 48], 'brand'),
  slot([56, 24], [90, 48], 'quiet'),
  { kind: 'person', at: [36, 48], r: 14, fill: 'quiet', figure: 'strong' },
  { kind: 'person', at: [124, 48], r: 14, fill: 'brand', figure: 'raised' },
  { kind: 'dot', at: [80, 48], r: 24, fill: 'raised' },
  centered(onBright(heading([80, 48], '2', 30))),
]);
