import type { Composition, Figure, Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';
import { calendar, daysOf, marked, spans, type Way } from './calendar.ts';

const weeks = 18;

/** What is left of the calendar after the week of the merge. */
const workweeks = (way: Way) => weeks - Math.ceil(daysOf(way) / 7);

/** A row for each stage: its days, its name, and who is busy. */
function legend([x, y]: Point, way: Way, pitch: number, size: number, whoX?: number) {
  const ranges = spans(way);
  return way.stages.flatMap(({ name, who }, index): readonly Shape[] => {
    const [middle, [from, to] = [0, 0]] = [y + index * pitch, ranges[index]];
    return [
      ...marked(index, { at: [x + 8, middle], count: 1, gap: 1, r: 7.5 }),
      plain([x + 28, middle], `Days ${from}–${to}`, 'muted', size),
      strong([x + 28 + size * 7.5, middle], name, size),
      ...(whoX ? [plain([x + whoX, middle], who, 'text', size)] : []),
    ];
  });
}

/** A calendar with its number above and its stages below. */
function wideHalf(x: number, way: Way, isOurs: boolean): readonly Shape[] {
  const days = String(daysOf(way));
  const besideDays = x + 150 + days.length * 30;
  return [
    heading([x, 36], `${days} days`, 54),
    strong([besideDays, 26], way.name),
    plain([besideDays, 48], 'to the first merged change'),
    ...calendar({ at: [x + 14, 112], weeks, gap: 31, r: 10, apart: 16 }, way, isOurs),
    ...legend([x, 366], way, 34, 16, 330),
  ];
}

const compactHalf = (y: number, way: Way, isOurs: boolean): readonly Shape[] => [
  heading([0, y + 18], `${daysOf(way)} days`, 30),
  { ...strong([320, y + 20], way.name, 14), anchor: 'end' },
  ...calendar({ at: [8, y + 54], weeks, gap: 17.25, r: 5.5, apart: 13 }, way, isOurs),
  ...legend([0, y + 192], way, 25, 14),
];

const wide = (ours: Way, direct: Way): Composition => ({
  width: 1200,
  height: 484,
  shapes: [
    ...wideHalf(0, ours, true),
    ...wideHalf(612, direct, false),
    strong([145, 283], `Then ${workweeks(ours)} weeks of work, with a slot for each`),
  ],
});

const compact = (ours: Way, direct: Way): Composition => ({
  width: 320,
  height: 600,
  shapes: [
    ...compactHalf(0, ours, true),
    plain([84, 152], `Then ${workweeks(ours)} weeks of work`, 'text', 14),
    line([0, 300], [320, 300], 'line', 1),
    ...compactHalf(320, direct, false),
  ],
});

/** Two ways to the first merged change, day by day: ours, and a direct hire. */
export const firstMerge = (ours: Way, direct: Way, alt: string): Figure => ({
  wide: wide(ours, direct),
  compact: compact(ours, direct),
  alt,
});
