import type { Point, Shape, Tone } from '#design-system';
import { avatar, line, looks, matchStop, onCircle, piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';

const tick = (at: Point, r: number): Shape => ({
  kind: 'tick',
  at,
  r,
  stroke: 'strong',
  width: r / 2,
});

/** A project from kickoff to acceptance, and the one manager who leads it. */
export const interim = piece([
  slot([0, 18], [300, 68], 'brand'),
  onBrand(strong([18, 53], 'Kickoff', 20)),
  { kind: 'dot', at: [266, 52], r: 24, fill: 'quiet' },
  tick([266, 54], 10),
  ...avatar([150, 52], 52, 'raised', looks.bob),
]);

const dayGap = 272 / 6;
const dayAt = (column: number, week: number): Point => [14 + column * dayGap, 14 + week * 38];

/** A bar from one day to another. */
const onCalendar = (column: number, week: number, days: number, fill: Tone): Shape => {
  const [x, y] = dayAt(column, week);
  return slot([x - 14, y - 14], [28 + (days - 1) * dayGap, 28], fill);
};

/** A calendar with three projects, and their review at the end. */
export const program = piece([
  ...[0, 1, 2].map(
    (week): Shape => ({
      kind: 'dots',
      at: dayAt(0, week),
      count: 7,
      gap: dayGap,
      r: 8,
      fill: 'brand',
    }),
  ),
  onCalendar(1, 0, 4, 'quiet'),
  onCalendar(0, 1, 2, 'quiet'),
  onCalendar(3, 1, 4, 'quiet'),
  onCalendar(4, 2, 3, 'raised'),
  centered(onBright(strong([dayAt(5, 2)[0], 91], 'Review', 20))),
]);

/** Two weeks, and the three ways to go on afterward. */
export const rescue = piece([
  ...[14, 52, 90].flatMap((y): readonly Shape[] => [
    { kind: 'match', from: [100, 52], to: [190, y], stroke: 'brand', width: 5 },
    slot([184, y - 14], [116, 28], 'quiet'),
  ]),
  { kind: 'dot', at: [52, 52], r: 52, fill: 'brand' },
  centered(onBrand(heading([52, 42], '2', 44))),
  centered(plain([52, 77], 'weeks', 'onBrand', 20)),
]);

const center: Point = [150, 52];

/** Small stories, the round in which they are built, and what is done. */
export const scrum = piece([
  ...[0, 38, 76].map((y) => slot([0, y], [76, 28], 'quiet')),
  { kind: 'arc', at: center, r: 43, from: 112, to: 405, stroke: 'brand', width: 18 },
  {
    kind: 'line',
    points: [onCircle(center, 24, 45), onCircle(center, 62, 45), onCircle(center, 50, 76)],
    fill: 'brand',
  },
  slot([224, 14], [76, 76], 'quiet'),
  tick([262, 55], 18),
]);

/** A contract and its milestones. One delivery meets its criteria. */
export const vendors = piece([
  line([90, 52], [270, 52], 'brand', 5),
  { kind: 'frame', at: [0, 0], size: [90, 104], radius: 20, fill: 'brand' },
  ...[52, 34, 52].map((width, index) => slot([19, 24 + index * 23], [width, 10], 'quiet')),
  ...matchStop([130, 52], 30),
  ...[200, 270].map((x): Shape => ({ kind: 'dot', at: [x, 52], r: 30, fill: 'quiet' })),
]);

/** A report in two words, and the reserve next to what is spent. */
export const budget = piece([
  slot([0, 0], [300, 56], 'quiet'),
  centered(onBright(heading([150, 29], 'On budget', 32))),
  slot([0, 68], [186, 36], 'brand'),
  { kind: 'slot', at: [197, 69], size: [102, 34], stroke: 'control', dashed: true },
  centered(strong([248, 86], 'Reserve', 19)),
]);
