import type { Point, Shape } from '#design-system';

/** A kind of case, with as many cases as the rehearsal has of it. */
type Lane = {
  label: string;
  cases: number;
  /** How many of the changes that touch the client belong to it. */
  changes: number;
};

/** A quarterly update as it is rehearsed. The last case of the last lane is the one that stops. */
export type Rehearsal = {
  /** All changes of the update. Those of the lanes touch the client. */
  changes: number;
  lanes: readonly [Lane, Lane, Lane, Lane, Lane];
  /** New features, which stay off. */
  features: number;
};

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How a field of dots is laid out. */
type Field = { at: Point; rows: number; gap: Point; r: number };

/** Where a dot of a field is. Every second row is set in by half a gap. */
const inField = ({ at: [x, y], gap: [across, down] }: Field, row: number, column: number) =>
  [x + (column + (row % 2) / 2) * across, y + row * down] as const;

/** All changes as rows of dots, whose lengths differ by at most one. */
export const changeField = (field: Field, count: number) =>
  Array.from({ length: field.rows }, (_, row): Shape => {
    const isLonger = row % 2 === 0 && row / 2 < count % field.rows;
    return {
      kind: 'dots',
      at: inField(field, row, 0),
      count: Math.floor(count / field.rows) + (isLonger ? 1 : 0),
      gap: field.gap[0],
      r: field.r,
      fill: 'control',
    };
  });

/** The changes that touch the client: spread over the field, each with the lane it belongs to. */
export function touchedDots(
  field: Field,
  { changes, lanes }: Rehearsal,
  order: 'rows' | 'columns',
) {
  const columns = Math.floor(changes / field.rows);
  const owners = lanes.flatMap(({ changes: own }, lane) => Array.from({ length: own }, () => lane));
  return owners.map((lane, index) => {
    // The first direction follows the lanes, so that few lines cross. The other is scattered.
    const along = (index + 0.5) / owners.length;
    const [row, column] =
      order === 'rows'
        ? [Math.floor(along * field.rows), (index * 7 + 4) % columns]
        : [(index * 4 + 3) % field.rows, Math.floor(along * columns)];
    return { lane, at: inField(field, row, column) };
  });
}
