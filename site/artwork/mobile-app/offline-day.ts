import type { Composition, Point, Shape } from '#design-system';
import { avatar, looks, panel, slot, stop } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';
import { type Day, longest, total } from './day.ts';
import { dayChart, office, rowY } from './day-chart.ts';

/** The nurse, whose records are saved. */
const savedFace = ([x, y]: Point, r: number): readonly Shape[] => [
  ...avatar([x, y], r, 'quiet', looks.bun),
  { kind: 'dot', at: [x + 28, y + 20], r: 14, fill: 'brand' },
  { kind: 'tick', at: [x + 28, y + 21], r: 6, stroke: 'raised', width: 3 },
];

/** A day of an app, from top to bottom: what waits on the phone, and what reaches the office. */
export function offlineDay(day: Day): Composition {
  const { count, back } = longest(day);
  const all = total(day);
  const words = office - 10;
  const conflict = rowY(back + 2);
  return {
    width: 320,
    height: 386,
    shapes: [
      ...dayChart(day),
      panel([office, 0], [54, 362], 18, 'brand'),
      onBrand(centered(strong([office + 27, 20], 'Office', 14))),
      ...savedFace([210, 79], 35),
      { ...heading([words, 172], `${count} wait`, 34), anchor: 'end' },
      { ...strong([words, 200], 'All saved', 18), anchor: 'end' },
      slot([98, conflict - 17], [158, 34], 'background', 'text'),
      ...stop([115, conflict]),
      strong([130, conflict], '1 conflict flagged', 14),
      slot([112, 336], [208, 50], 'match'),
      onBright(centered(heading([216, 362], `${all} of ${all} arrive`, 24))),
    ],
  };
}
