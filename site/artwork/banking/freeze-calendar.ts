import type { Composition, Shape, Tone } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, plain, strong } from '../figure-words.ts';

const place = (week: number, day: number) => [30 + day * 84, 112 + week * 46] as const;

/** The number of a day on which nothing is planned. */
const day = (week: number, weekday: number, date: number): Shape => {
  const [x, y] = place(week, weekday);
  return plain([x + 12, y], `${date}`, 'muted', 19);
};

/** Days in a row that are taken, from the first one's number. */
const days = (
  [week, weekday, count]: readonly [week: number, weekday: number, count: number],
  date: string,
  text: string,
  fill: Tone,
  ink: Tone,
): readonly Shape[] => {
  const [x, y] = place(week, weekday);
  return [
    slot([x - 4, y - 20], [count * 84 - 4, 40], fill),
    { ...plain([x + 12, y], date, ink, 19) },
    { ...strong([x + 44, y], text, 19), fill: ink },
  ];
};

/** The plan's page for March, without releases at quarter end. */
export const freezeCalendar: Composition = {
  width: 480,
  height: 348,
  shapes: [
    { kind: 'frame', at: [13, 29], size: [466, 318], radius: 22, fill: 'surface', stroke: 'line' },
    { kind: 'frame', at: [1, 17], size: [466, 318], radius: 22, fill: 'surface', stroke: 'line' },
    ...Array.from({ length: 9 }, (_, index) => slot([42 + index * 46, 4], [8, 26], 'control')),
    heading([42, 58], 'March', 26),
    { ...plain([426, 58], 'First draft', 'muted', 19), anchor: 'end' },
    line([26, 84], [442, 84]),
    ...[1, 2, 3, 4, 5].map((date) => day(0, date - 1, date)),
    day(1, 0, 8),
    ...days([1, 1, 2], '9', 'Release', 'quiet', 'strong'),
    day(1, 3, 11),
    day(1, 4, 12),
    ...days([2, 0, 3], '15', 'Exit rehearsal', 'match', 'strong'),
    day(2, 3, 18),
    day(2, 4, 19),
    day(3, 0, 22),
    day(3, 1, 23),
    ...days([3, 2, 3], '24', 'No releases', 'brand', 'onBrand'),
    ...days([4, 0, 3], '29', 'Quarter end', 'brand', 'onBrand'),
    day(4, 3, 1),
    day(4, 4, 2),
  ],
};
