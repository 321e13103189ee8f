import type { Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { plain } from '../figure-words.ts';
import { type Day, isOffline, timeOf, waiting } from './day.ts';

/** From one quarter to the next, and from one dot to the next. */
const [pitch, gap, r] = [10.5, 10, 4.4];
/** The left edge of the band of reception, and the middle of the first dots. */
const [band, first] = [50, 80];
/** The left edge of the office. */
export const office = 266;

/** The height of a quarter's middle. */
export const rowY = (quarter: number) => 4 + (quarter + 0.5) * pitch;

/** The middle of the last dot of a row. */
const lastDot = (count: number) => first + (count - 1) * gap;

/** Where a day has no reception, in words beside the band. */
const noSignal = (from: number, back: number): readonly Shape[] => {
  const middle = (rowY(from) + rowY(back - 1)) / 2;
  return [
    slot([band, rowY(from) - pitch / 2], [16, (back - from) * pitch], 'brand'),
    plain([0, middle - 9], 'No', 'text', 14),
    plain([0, middle + 9], 'signal', 'text', 14),
  ];
};

/** What waits in each quarter, as a row of dots; the reception on the left; the office on the right. */
export function dayChart(day: Day): readonly Shape[] {
  const counts = waiting(day);
  const ends = day.gaps.map(([, back]) => back);

  const quarters = counts.flatMap((count, quarter): readonly Shape[] => {
    const y = rowY(quarter);
    if (isOffline(day, quarter)) {
      return [{ kind: 'dots', at: [first, y], count, gap, r, fill: 'quiet' }];
    }
    // Sent at once: a thin line instead of a queue.
    return day.actions[quarter] && !ends.includes(quarter)
      ? [
          line([first, y], [office, y], 'control', 1),
          { kind: 'dot', at: [first, y], r, fill: 'text' },
        ]
      : [];
  });

  const batches = ends.map(
    (back): Shape => ({
      kind: 'match',
      from: [lastDot(counts[back - 1] ?? 0), rowY(back - 1)],
      to: [office, rowY(back + 1)],
      stroke: 'text',
      width: 3,
    }),
  );

  const hours = [0, 12, 24, 36].map((quarter) =>
    plain(
      [0, Math.min(Math.max(4 + quarter * pitch, 9), 375)],
      timeOf(day, quarter).replace(':00', ''),
      'muted',
      14,
    ),
  );

  return [
    ...batches,
    ...quarters,
    slot([band, 4], [16, counts.length * pitch], 'quiet'),
    ...day.gaps.flatMap(([from, back]) => noSignal(from, back)),
    ...hours,
  ];
}
