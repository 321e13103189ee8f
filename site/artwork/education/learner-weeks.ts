import type { Point, Shape, Tone } from '#design-system';
import { line } from '../figure-shapes.ts';

/** A course's learners before the first week, and after each. */
type Counts = readonly [number, number, ...number[]];

/** One course, taught twice. */
export type Learners = {
  alone: Counts;
  /** The same with a call after missed logins. */
  called: Counts;
  /** The week of the first call. */
  callWeek: number;
};

/** Where the weeks are: the first dot's center, and the distances of weeks and dots. */
export type Field = { at: Point; week: number; lanes: number; gap: number; r: number };

export const weekX = ({ at: [x], week, lanes, gap }: Field, index: number) =>
  x + index * week + ((lanes - 1) * gap) / 2;

export const rowY = ({ at: [, y], lanes, gap }: Field, learner: number) =>
  y - (learner / lanes) * gap;

/** A week's dots from one learner up to another. They fill rows from the bottom. */
const dots = (
  field: Field,
  index: number,
  [from, to]: readonly [number, number],
  fill: Tone,
  r = field.r,
) =>
  Array.from({ length: field.lanes }, (_, lane): readonly Shape[] => {
    const { at, week, lanes, gap } = field;
    const first = Math.ceil((from - lane) / lanes);
    const end = Math.ceil((to - lane) / lanes);
    const top = [at[0] + index * week + lane * gap, at[1] - (end - 1) * gap] as const;
    return end > first
      ? [{ kind: 'dots', at: top, count: end - first, gap, r, fill, direction: 'down' }]
      : [];
  }).flat();

/**
 * Each week: those who stay anyway, those who stay because of the call, and outlines of the others.
 * The first are a little smaller, because tones look alike in forced colors.
 */
export const weeks = ({ alone, called }: Learners, field: Field) =>
  alone.flatMap((count, index): readonly Shape[] => {
    const stay = called[index] ?? count;
    return [
      ...dots(field, index, [0, count], 'brand', field.r * 0.86),
      ...dots(field, index, [count, stay], 'match'),
      ...dots(field, index, [stay, alone[0]], 'control'),
      ...dots(field, index, [stay, alone[0]], 'background', field.r * 0.68),
    ];
  });

/** The advisor above the week of the call, which is in a frame. */
export function call(
  { alone, callWeek }: Learners,
  field: Field,
  y: number,
  r: number,
): readonly Shape[] {
  const x = weekX(field, callWeek);
  const margin = (field.week - (field.lanes - 1) * field.gap) / 2;
  const [half, top] = [field.week / 2 - 1, rowY(field, alone[0] - field.lanes) - margin];
  return [
    line([x, y], [x, top], 'text'),
    { kind: 'person', at: [x, y], r, fill: 'raised', figure: 'strong' },
    {
      kind: 'frame',
      at: [x - half, top],
      size: [half * 2, field.at[1] + margin - top],
      radius: half * 0.6,
      stroke: 'text',
    },
  ];
}

/** Below the weeks around the first graded paper, which is when the advisor calls. */
export const paperLine = ({ callWeek }: Learners, field: Field, y: number) => {
  const half = (field.week - field.gap) / 2;
  return line(
    [weekX(field, callWeek) - half, y],
    [weekX(field, callWeek + 1) + half, y],
    'control',
    4,
  );
};
