import type { Point, Shape, Tone } from '#design-system';

/** A step, with the questions that end there. */
type Step = {
  stops: number;
  /** The work that one question has taken by then. */
  days: number;
};

/** The first five steps of the questions' way. One question gets to the last step. */
export type Questions = readonly [Step, Step, Step, Step, Step];

/** Each step with the questions that get there. */
export function stages(steps: Questions) {
  let count = steps.reduce((sum, { stops }) => sum + stops, 1);
  return steps.map((step) => {
    const stage = { ...step, count };
    count -= step.stops;
    return stage;
  });
}

/** How question marks are piled up. The point is the dot of the first one, at the bottom left. */
type Pile = {
  at: Point;
  perRow: number;
  /** From one to the next, and from a row to the one above it. */
  gaps: readonly [across: number, up: number];
  /** How wide one is. */
  size: number;
};

/** Some of the question marks of a row. */
const row = (count: number, [x, y]: Point, { gaps: [gap], size }: Pile, tone: Tone) => [
  ...Array.from(
    { length: count },
    (_, index): Shape => ({
      kind: 'arc',
      at: [x + index * gap, y - size * 1.1],
      r: size / 2,
      from: 270,
      to: 540,
      stroke: tone,
      width: size * 0.36,
    }),
  ),
  { kind: 'dots', at: [x, y], count, gap, r: size * 0.22, fill: tone } satisfies Shape,
];

/** A question mark for each question of a step. Those in the last rows, which end there, are dark. */
export function pile({ count, stops }: { count: number; stops: number }, form: Pile) {
  const { perRow, gaps, at } = form;
  return Array.from({ length: Math.ceil(count / perRow) }, (_, index): readonly Shape[] => {
    const y = at[1] - index * gaps[1];
    const inRow = Math.min(perRow, count - index * perRow);
    const stay = Math.max(0, Math.min(inRow, count - stops - index * perRow));
    return [
      ...(stay ? row(stay, [at[0], y], form, 'quiet') : []),
      ...(stay < inRow ? row(inRow - stay, [at[0] + stay * gaps[0], y], form, 'control') : []),
    ];
  }).flat();
}
