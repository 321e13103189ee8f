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

/** The match has stepped forward, so it isn't among them. */
const othersIn = ({ fields, match }: Pool, field: number) =>
  fields[field]?.days.filter((_, person) => field !== match.field || person !== match.person) ?? [];

/** Those in front of each person who are free on the same day. */
const tiedBefore = (days: readonly number[]) =>
  days.map((day, index) => ({ day, before: index - days.indexOf(day) }));

const matchDay = ({ fields, match }: Pool) => fields[match.field]?.days[match.person] ?? 0;

const summary = ({ days }: Field) =>
  `${days.length} people, ${days.filter((day) => day === 0).length || 'none'} free now`;

const request = { width: 196, height: 64 };
/** The middle of the request, so that the nearest people are right next to it. */
const start: Point = [request.width / 2, 270];
const laneY = (lane: number) => 50 + lane * 110;
const laneEnd = 1000;
/** The distance from the request of a person who is free after this many days. */
const radius = (day: number) => 262 + day * 19.8;

/** The point at a distance on the line from the request to a field. */
const onLane = (lane: number, distance: number): Point => {
  const [x, y] = [laneEnd - start[0], laneY(lane) - start[1]];
  const share = distance / Math.hypot(x, y);
  return [Math.round(start[0] + x * share), Math.round(start[1] + y * share)];
};

function wide(pool: Pool): Composition {
  const { fields, match } = pool;
  const chosen = onLane(match.field, radius(matchDay(pool)) - 34);
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
        ...tiedBefore(othersIn(pool, lane)).map(
          ({ day, before }): Shape => ({
            kind: 'dot',
            // Toward the request, because further out would mean later.
            at: onLane(lane, radius(day) - before * 20),
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
      { kind: 'person', at: chosen, r: 19, fill: 'match', figure: 'strong' },
    ],
  };
}

/** From left to right, a row for each field. */
function compact(pool: Pool): Composition {
  const { fields, match } = pool;
  const at = (day: number) => 44 + day * 8.9;
  const rowY = (row: number) => 68 + row * 66;
  const chosen: Point = [at(matchDay(pool)) - 30, rowY(match.field)];
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
        ...tiedBefore(othersIn(pool, row)).map(
          ({ day, before }): Shape => ({
            kind: 'dot',
            at: [at(day), rowY(row) - before * 12.5],
            r: 5.5,
            fill: 'quiet',
          }),
        ),
      ]),
      { kind: 'person', at: chosen, r: 14, fill: 'match', figure: 'strong' },
    ],
  };
}

/** A pool as seen from a request: the nearer people are, the sooner they are free. */
export const freeSoon = (pool: Pool, alt: string): Figure => ({
  wide: wide(pool),
  compact: compact(pool),
  alt,
});
