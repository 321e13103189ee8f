import type { Composition, Point, Shape } from '#design-system';
import { aroundWords, bleed, line, slot } from '../figure-shapes.ts';
import { centered, plain, strong } from '../figure-words.ts';
import { clock, hoursOf, type OfficeClock, type OfficeDay, wayOf } from './office-hours.ts';

const width = 1200;
/** From an hour before the first morning to two hours into the second. */
const [first, last] = [8, 35];
const start = 170;
const hour = (width - start) / (last - first);
const thickness = 44;
const x = (time: number) => start + (time - first) * hour;

/** The middle of each lane. Who asks and who answers are side by side. */
const lanes = { before: 130, asks: 236, answers: 370, after: 476 } as const;

const marks = [9, 12, 15, 18, 21, 24, 27, 30, 33];

const hoursFrom = (from: number, to: number, y: number) =>
  ({
    kind: 'dots',
    at: [x(from) + hour / 2, y],
    count: Math.floor(to - from),
    gap: hour,
    r: 5,
    fill: 'quiet',
  }) as const;

/**
 * An outlined slot. One that began earlier, or ends later, continues to the window's edge, which only
 * lines may do.
 */
const workday = (from: number, to: number, y: number): Shape[] => {
  if (from >= first && to < last) {
    return [
      slot([x(from), y - thickness / 2], [(to - from) * hour, thickness], 'surface', 'control'),
    ];
  }
  const ends: [Point, Point] = [
    [from < first ? -bleed : x(from) + thickness / 2, y],
    [x(to) - thickness / 2, y],
  ];
  return [line(...ends, 'control', thickness + 2), line(...ends, 'surface', thickness - 2)];
};

const lane = (office: OfficeClock, day: OfficeDay, y: number): Shape[] => [
  ...hoursOf(office, day)
    .filter(({ from, to }) => to - first > 1 && last - from > 1)
    .flatMap(({ from, to }): Shape[] => [
      ...workday(from, to, y),
      hoursFrom(Math.max(from, first), to, y),
    ]),
  strong([0, y], office.town, 19),
];

export function wideDay(day: OfficeDay): Composition {
  const { asked, closed, begun, done, answered } = wayOf(day);
  const { asks, answers } = lanes;
  const empty = (begun - closed) * hour;
  /** In front of the morning that it is ready for. */
  const ready = x(answered) - 13;
  const words = [
    { ...strong([x(closed) - 10, asks - 42], `Asked at ${clock(asked)}`, 17), anchor: 'end' },
    { ...strong([width, asks - 42], `Answered by ${clock(answered)}`, 17), anchor: 'end' },
    {
      ...plain([x(begun) + 4, answers - 40], `${clock(begun)}, morning in ${day.answers.town}`),
      fill: 'text',
    },
  ] as const;
  return {
    width,
    height: 520,
    bleeds: true,
    shapes: [
      ...marks.flatMap((time): readonly Shape[] => [
        ...aroundWords(x(time), [64, 510], words),
        centered(plain([x(time), 40], clock(time))),
      ]),
      ...lane(day.before, day, lanes.before),
      ...lane(day.asks, day, asks),
      ...lane(day.answers, day, answers),
      ...lane(day.after, day, lanes.after),
      {
        kind: 'frame',
        at: [x(closed) + 8, 92],
        size: [empty - 16, 418],
        radius: 24,
        fill: 'background',
        stroke: 'control',
        dashed: true,
      },
      centered(strong([x(closed) + empty / 2, 124], 'All offices', 17)),
      centered(strong([x(closed) + empty / 2, 146], 'closed', 17)),
      slot([x(begun), answers - thickness / 2], [(done - begun) * hour, thickness], 'brand'),
      {
        kind: 'match',
        from: [x(asked), asks],
        to: [x(begun), answers],
        stroke: 'accent',
        width: 4,
      },
      line([x(begun), answers], [x(done), answers], 'accent', 4),
      { ...hoursFrom(begun, done, answers), fill: 'accent' },
      {
        kind: 'match',
        from: [x(done), answers],
        to: [ready, asks],
        stroke: 'accent',
        width: 4,
      },
      { kind: 'dot', at: [x(asked), asks], r: 8, fill: 'background', stroke: 'accent', width: 4 },
      { kind: 'dot', at: [ready, asks], r: 19, fill: 'match' },
      { kind: 'tick', at: [ready, asks + 2], r: 8, stroke: 'strong', width: 3 },
      ...words,
    ],
  };
}
