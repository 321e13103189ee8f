import type { Composition, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';

/** Above the line of weeks, on the brand's background. */
const week = (shapes: readonly Shape[]): Composition => ({ width: 280, height: 128, shapes });

const grid = Array.from({ length: 12 }, (_, index) => ({
  x: 2 + (index % 4) * 70,
  y: 6 + Math.floor(index / 4) * 42,
  index,
}));

/** Week 1: rules from everywhere, three of them known to one person alone. */
export const rules = week(
  Array.from({ length: 42 }, (_, index): Shape => {
    const at: Point = [
      10 + (index % 9) * 31 + ((index * 17) % 19),
      12 + Math.floor(index / 9) * 24 + ((index * 11) % 13),
    ];
    return index % 14 === 6
      ? { kind: 'dot', at, r: 6, stroke: 'text' }
      : { kind: 'dot', at, r: 6, fill: 'quiet' };
  }),
);

/** Week 2: one structure, with two signatures below it. */
export const structure = week([
  ...[45, 140, 235].map(
    (x): Shape => ({
      kind: 'match',
      from: [140, 40],
      to: [x, 72],
      direction: 'down',
      stroke: 'quiet',
    }),
  ),
  slot([86, 6], [108, 36], 'raised'),
  line([108, 24], [172, 24], 'brand', 6),
  ...[45, 140, 235].flatMap((x) => [
    slot([x - 38, 72], [76, 30], 'quiet'),
    line([x - 18, 87], [x + 18, 87], 'brand', 6),
  ]),
  line([8, 124], [128, 124], 'text'),
  line([152, 124], [272, 124], 'text'),
]);

/** Week 3: masked people in the test system, one of them missing, one of them the match. */
export const records = week(
  grid.flatMap(({ x, y, index }): readonly Shape[] => {
    if (index === 9) {
      return [{ kind: 'slot', at: [x, y], size: [62, 34], stroke: 'quiet', dashed: true }];
    }
    const isMatch = index === 6;
    const [fill, words] = isMatch
      ? (['match', 'strong'] as const)
      : (['surface', 'quiet'] as const);
    return [
      slot([x, y], [62, 34], fill),
      {
        kind: 'person',
        at: [x + 17, y + 17],
        r: 12,
        fill: words,
        figure: isMatch ? 'match' : 'surface',
      },
      line([x + 36, y + 13], [x + 52, y + 13], words, 4),
      line([x + 36, y + 22], [x + 46, y + 22], words, 4),
    ];
  }),
);

/** Week 4: the plan, up to its date. */
export const plan = week([
  ...[0, 1, 2].flatMap((index): readonly Shape[] => [
    slot([2 + index * 52, 8 + index * 30], [86, 20], 'quiet'),
    { kind: 'dot', at: [78 + index * 52, 18 + index * 30], r: 5, fill: 'brand' },
  ]),
  slot([166, 98], [76, 20], 'raised'),
  {
    kind: 'line',
    points: [
      [262, 6],
      [262, 94],
    ],
    stroke: 'text',
    dashed: true,
  },
  { kind: 'dot', at: [262, 108], r: 9, fill: 'raised' },
]);
