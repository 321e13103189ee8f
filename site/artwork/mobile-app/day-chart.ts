import type { Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { plain } from '../figure-words.ts';
import { type Day, isOffline, timeOf, waiting } from './day.ts';

/** `at` is where the first quarter starts, on the line that dots stand on. */
export type Chart = {
  at: Point;
  /** From one quarter, and from one dot, to the next. */
  pitch: number;
  gap: number;
  r: number;
  /** The lower edge of the office's bar, above the dots. */
  office: number;
  /** Thickness of the band of reception. */
  band: number;
  /** Type size of the hours, and how many quarters are between two of them. */
  hours: { size: number; every: number };
};

/** What waits in each quarter, as dots; the reception below it; and what reaches the office above. */
export function dayChart(day: Day, chart: Chart): readonly Shape[] {
  const { at, pitch, gap, r, office, band, hours } = chart;
  const [x, y] = at;
  const middle = (quarter: number) => x + (quarter + 0.5) * pitch;
  const counts = waiting(day);
  const ends = [...day.gaps.map(([, back]) => back), 0];
  const bandY = y + band * 0.5;

  const quarters = counts.flatMap((count, quarter): readonly Shape[] => {
    const own = day.actions[quarter] ?? 0;
    const first = y - r - 2;
    if (isOffline(day, quarter)) {
      return [
        {
          kind: 'dots',
          at: [middle(quarter), first - (count - 1) * gap],
          count,
          gap,
          r,
          fill: 'quiet',
          direction: 'down',
        },
      ];
    }
    // Sent at once: a thin line instead of a queue.
    return own > 0 && !ends.includes(quarter)
      ? [
          line([middle(quarter), office], [middle(quarter), first], 'control', 1),
          { kind: 'dot', at: [middle(quarter), first], r, fill: 'text' },
        ]
      : [];
  });

  const batches = day.gaps.map(([, back]): Shape => {
    const top = y - (counts[back - 1] ?? 0) * gap - r;
    return {
      kind: 'match',
      from: [middle(back - 1), top],
      to: [middle(back + 1), office],
      direction: 'down',
      stroke: 'text',
      width: 3,
    };
  });

  const reception = day.gaps.flatMap(([from, back]): readonly Shape[] => {
    const width = (back - from) * pitch;
    const words: Shape = {
      ...plain([x + from * pitch + width / 2, bandY + band / 2], 'No signal', 'text', hours.size),
      anchor: 'middle',
    };
    return [
      slot([x + from * pitch, bandY], [width, band], 'background'),
      ...(width > 100 ? [words] : []),
    ];
  });

  const labels = Array.from({ length: Math.floor(counts.length / hours.every) + 1 }, (_, index) => {
    const quarter = index * hours.every;
    const anchor = index === 0 ? 'start' : quarter === counts.length ? 'end' : 'middle';
    const text = timeOf(day, quarter).replace(':00', '');
    const beneath = bandY + band + hours.size * 1.2;
    return { ...plain([x + quarter * pitch, beneath], text, 'muted', hours.size), anchor } as const;
  });

  const signal = slot([x, bandY], [counts.length * pitch, band], 'quiet');

  return [...quarters, ...batches, signal, ...reception, ...labels];
}
