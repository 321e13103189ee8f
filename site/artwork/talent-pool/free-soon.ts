import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, onBrand, plain, strong } from '../figure-words.ts';

/** People of one field: the days until each of them is free, in ascending order. */
type Field = { name: string; days: readonly number[] };

/** A pool, and the person in it who fits a request. */
export type Pool = {
  fields: readonly [Field, Field, Field, Field, Field];
  /** The field's position, and the person's. */
  match: { field: number; person: number };
};

const marks = [
  { day: 0, label: 'Now' },
  { day: 7, label: '1 week' },
  { day: 14, label: '2 weeks' },
  { day: 30, label: '30 days' },
] as const;

/** Everyone in a field but the match. */
const othersIn = ({ fields, match }: Pool, field: number) =>
  fields[field]?.days.filter((_, person) => field !== match.field || person !== match.person) ?? [];

const matchDay = ({ fields, match }: Pool) => fields[match.field]?.days[match.person] ?? 0;

/**
 * Those who are free on the same day are side by side: how far a person is from the middle, as a
 * part of a dot's place. Beside the match, there is a place for its size.
 */
const sideBySide = (pool: Pool, field: number) => {
  const days = othersIn(pool, field);
  return days.map((day, index) => {
    const tied = days.filter((other) => other === day).length;
    const isByMatch = field === pool.match.field && day === matchDay(pool);
    const place = index - days.indexOf(day);
    return { day, aside: isByMatch ? -1.4 - place : place - (tied - 1) / 2 };
  });
};

const summary = ({ days }: Field) =>
  `${days.length} people, ${days.filter((day) => day === 0).length || 'none'} free now`;

const request = { width: 196, height: 64 };
/** The middle of the request, so that the nearest people are right next to it. */
const start: Point = [request.width / 2, 270];
const laneY = (lane: number) => 50 + lane * 110;
const laneEnd = 1000;
/** The distance from the request of a person who is free after this many days. */
const radius = (day: number) => 380 + day * 15.9;

/** The point at a distance on the line from the request to a field, or beside the line. */
const onLane = (lane: number, distance: number, aside: number): Point => {
  const [x, y] = [laneEnd - start[0], laneY(lane) - start[1]];
  const length = Math.hypot(x, y);
  return [
    Math.round(start[0] + (x * distance - y * aside) / length),
    Math.round(start[1] + (y * distance + x * aside) / length),
  ];
};

function wide(pool: Pool): Composition {
  const { fields, match } = pool;
  const chosen = onLane(match.field, radius(matchDay(pool)), 0);
  return {
    width: 1200,
    height: 560,
    shapes: [
      ...marks.flatMap(({ day, label }): readonly Shape[] => {
        const r = radius(day);
        return [
          { kind: 'arc', at: start, r, from: 72, to: 108, stroke: 'control' },
          {
            ...plain([start[0] + r * 0.951 - 6, start[1] + r * 0.309 + 20], label),
            anchor: 'middle',
          },
        ];
      }),
      ...fields.flatMap((field, lane): readonly Shape[] => [
        line(start, [laneEnd, laneY(lane)], 'line', 1),
        ...sideBySide(pool, lane).map(
          ({ day, aside }): Shape => ({
            kind: 'dot',
            at: onLane(lane, radius(day), aside * 19),
            r: 8.5,
            fill: 'quiet',
          }),
        ),
        strong([laneEnd + 14, laneY(lane) - 11], field.name),
        plain([laneEnd + 14, laneY(lane) + 11], summary(field)),
      ]),
      line(start, chosen, 'match', 3),
      slot([0, start[1] - request.height / 2], [request.width, request.height], 'brand'),
      centered(onBrand(strong(start, 'Your request', 18))),
      { kind: 'person', at: chosen, r: 16, fill: 'match', figure: 'strong' },
    ],
  };
}

/** From left to right, a row for each field. */
function compact(pool: Pool): Composition {
  const { fields, match } = pool;
  const at = (day: number) => 17 + day * 9.9;
  const rowY = (row: number) => 68 + row * 66;
  const chosen: Point = [at(matchDay(pool)), rowY(match.field)];
  return {
    width: 320,
    height: rowY(fields.length) - 48,
    shapes: [
      ...marks.map(
        ({ day, label }, index): Shape => ({
          ...plain([index === 3 ? 320 : at(day), 10], label, 'muted', 14),
          anchor: index === 3 ? 'end' : 'middle',
        }),
      ),
      ...fields.flatMap((field, row): readonly Shape[] => [
        strong([0, rowY(row) - 28], field.name, 14),
        { ...plain([320, rowY(row) - 28], summary(field), 'muted', 14), anchor: 'end' },
        line([2, rowY(row)], [318, rowY(row)]),
        ...marks.map(({ day }) => line([at(day), rowY(row) - 13], [at(day), rowY(row) + 13])),
        ...sideBySide(pool, row).map(
          ({ day, aside }): Shape => ({
            kind: 'dot',
            at: [at(day), rowY(row) - aside * 13.5],
            r: 5.5,
            fill: 'quiet',
          }),
        ),
      ]),
      { kind: 'person', at: chosen, r: 13, fill: 'match', figure: 'strong' },
    ],
  };
}

/** A pool as seen from a request: the nearer people are, the sooner they are free. */
export const freeSoon = (pool: Pool, alt: string): Figure => ({
  wide: wide(pool),
  compact: compact(pool),
  alt,
});
