import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, plain, strong } from '../figure-words.ts';
import { clock, hoursOf, type OfficeClock, type OfficeDay, wayOf } from './office-hours.ts';

const width = 320;
const [first, last] = [8.5, 34.5];
const start = 40;
const hour = 24;
const thickness = 32;
const y = (time: number) => start + (time - first) * hour;

/** The middle of each column. Who asks and who answers are side by side. */
const columns = { before: 97, asks: 163, answers: 229, after: 295 } as const;

const hoursFrom = (from: number, to: number, x: number) =>
  ({
    kind: 'dots',
    at: [x, y(from) + hour / 2],
    count: Math.floor(to - from),
    gap: hour,
    r: 3.5,
    fill: 'quiet',
    direction: 'down',
  }) as const;

const column = (office: OfficeClock, day: OfficeDay, x: number): Shape[] => [
  ...hoursOf(office, day)
    .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
    .filter(({ from, to }) => to - from > 1)
    .flatMap(({ from, to }): Shape[] => [
      slot([x - thickness / 2, y(from)], [thickness, (to - from) * hour], 'surface', 'control'),
      // Full hours, also if the day began before the drawing does.
      hoursFrom(from === first ? Math.ceil(first) : from, to, x),
    ]),
  centered(strong([x, 14], office.town, 14)),
];

const mark = (time: number): Shape[] => [
  plain([0, y(time)], clock(time), 'muted', 14),
  line([76, y(time)], [width, y(time)]),
];

/** What happens at a time, below it. */
const event = (time: number, text: string) => strong([0, y(time) + 18], text, 14);

export function compactDay(day: OfficeDay): Composition {
  const { asked, begun, done, answered } = wayOf(day);
  const { asks, answers } = columns;
  /** Before the morning that it is ready for. */
  const ready = y(answered) - 9;
  return {
    width,
    height: y(last) + 4,
    shapes: [
      ...[day.begins, asked, begun, done, answered].flatMap(mark),
      event(asked, 'Asked'),
      event(begun, `Morning in ${day.answers.town}`),
      event(answered, 'Answered'),
      plain([0, y((asked + begun) / 2)], 'All offices closed', 'muted', 14),
      ...column(day.before, day, columns.before),
      ...column(day.asks, day, asks),
      ...column(day.answers, day, answers),
      ...column(day.after, day, columns.after),
      slot([answers - thickness / 2, y(begun)], [thickness, (done - begun) * hour], 'brand'),
      {
        kind: 'match',
        from: [asks, y(asked)],
        to: [answers, y(begun)],
        direction: 'down',
        stroke: 'accent',
        width: 3,
      },
      line([answers, y(begun)], [answers, y(done)], 'accent', 3),
      { ...hoursFrom(begun, done, answers), fill: 'accent' },
      {
        kind: 'match',
        from: [answers, y(done)],
        to: [asks, ready],
        direction: 'down',
        stroke: 'accent',
        width: 3,
      },
      { kind: 'dot', at: [asks, y(asked)], r: 5, fill: 'background', stroke: 'accent', width: 3 },
      { kind: 'dot', at: [asks, ready], r: 14, fill: 'match' },
      { kind: 'tick', at: [asks, ready + 1], r: 6, stroke: 'strong', width: 3 },
    ],
  };
}
