import type { Shape, Tone } from '#design-system';
import { firstReason, line, reason, slot } from '../figure-shapes.ts';
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

const chosen = (x: number, y: number): readonly Shape[] => [
  slot([x, y - 15], [44, 30], 'quiet'),
  { kind: 'tick', at: [x + 22, y + 1], r: 7, stroke: 'strong', width: 3.5 },
];

const turnedDown = (x: number, y: number): readonly Shape[] => [
  { kind: 'slot', at: [x + 1, y - 14], size: [42, 28], stroke: 'control', dashed: true },
  line([x + 16, y], [x + 28, y], 'control', 3.5),
];

/** A log of two decisions: who decided, what was chosen, and what was turned down. */
export const decision = reason([
  ...[29, 67].map(
    (y): Shape => ({ kind: 'person', at: [29, y], r: 15, fill: 'raised', figure: 'strong' }),
  ),
  ...chosen(51, 29),
  ...turnedDown(102, 29),
  ...turnedDown(51, 67),
  ...chosen(102, 67),
]);

/** A week. Two of its meetings are canceled. */
export const meetings = reason([
  ...Array.from({ length: 5 }, (_, day) => slot([14 + day * 27.5, 14], [22, 68], 'surface')),
  slot([14, 20], [22, 40], 'quiet'),
  { kind: 'slot', at: [42.5, 37], size: [20, 38], stroke: 'control', dashed: true },
  slot([96.5, 42], [22, 40], 'quiet'),
  { kind: 'slot', at: [125, 21], size: [20, 38], stroke: 'control', dashed: true },
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
