import type { Point, Shape, Tone } from '#design-system';
import { panel } from '../figure-shapes.ts';
import { plain, reachOf, strong } from '../figure-words.ts';

/** Some days along the way. */
type Stage = { name: string; days: number };

/** The way from a need to the first merged change. */
export type Way = { name: string; stages: readonly Stage[] };

export const daysOf = ({ stages }: Pick<Way, 'stages'>) =>
  stages.reduce((total, { days }) => total + days, 0);

export const inDays = (count: number) => `${count} days`;

export const weekOf = (day: number) => Math.ceil(day / 7);

/** Each stage with the days before it, and with those at its end. */
export const stagesOf = ({ stages }: Way) =>
  stages.map((stage, index) => {
    const from = daysOf({ stages: stages.slice(0, index) });
    return { ...stage, from, to: from + stage.days };
  });

/** A row of weeks: where its floor begins, how long a day is, and its days. */
export type Row = { at: Point; perDay: number; first: number; last: number };

/** The part of some days on a row’s floor, if there is one. A gap is part of the last day. */
const floor = (
  { at: [x, y], perDay, first, last }: Row,
  { from, to }: { from: number; to: number },
  fill: Tone,
): readonly Shape[] => {
  const [start, end] = [Math.max(from, first), Math.min(to, last)];
  if (start >= end) return [];
  const height = Math.round(perDay + 1);
  return [
    panel(
      [Math.round(x + (start - first) * perDay), y],
      [Math.round((end - start) * perDay) - 3, height],
      2,
      fill,
    ),
  ];
};

/** The floor under a whole row: the way’s stages, what comes next, and the rest of the last week. */
export const floors = (row: Row, way: Way, tone: Tone, next: { to: number; fill: Tone }) => {
  const days = daysOf(way);
  return [
    ...stagesOf(way).flatMap((stage) => floor(row, stage, tone)),
    ...floor(row, { from: days, to: next.to }, next.fill),
    ...floor(row, { from: Math.max(days, next.to), to: row.last }, 'brand'),
  ];
};

/** A row’s stages below each other like stairs, each at its days: some are shorter than their names. */
export const stairs = ({ at: [x, y], perDay, ...days }: Row, way: Way, size: number) =>
  stagesOf(way).flatMap((stage, index): readonly Shape[] => {
    const middle = y + (index + 1) * Math.round(size * 1.5);
    const name = strong([Math.round(x + stage.to * perDay) + 4, middle], stage.name, size);
    return [
      ...floor({ at: [x, middle - Math.round(perDay / 2)], perDay, ...days }, stage, 'quiet'),
      name,
      plain([reachOf(name)[1] + size, middle], inDays(stage.days), 'muted', size),
    ];
  });
