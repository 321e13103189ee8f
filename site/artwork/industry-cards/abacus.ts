import type { Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { card } from './card.ts';

/** How many of a wire's seven beads are pushed to the left. */
const counted = [5, 2, 6, 3];

/** Education and e-learning: an abacus. */
export const abacus = card('brand', [
  ...counted.flatMap((count, index): readonly Shape[] => {
    const y = 43.6 + index * 44.3;
    return [
      line([20, y], [412, y], 'control', 5),
      { kind: 'dots', at: [44, y], count, gap: 40, r: 19, fill: 'quiet' },
      {
        kind: 'dots',
        at: [388 - (6 - count) * 40, y],
        count: 7 - count,
        gap: 40,
        r: 19,
        fill: 'raised',
      },
    ];
  }),
  { kind: 'frame', at: [10, 10], size: [412, 200], radius: 28, stroke: 'brand', width: 20 },
]);
