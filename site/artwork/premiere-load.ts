import type { Composition, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from './figure-words.ts';

/** Viewers every five minutes, from 15 minutes before the premiere. */
const viewers = [1, 1, 2, 4, 4, 4, 4, 4];
const premiere = 3;
const columnX = (column: number) => 22 + column * 60;
const bottom = 368;

const column = (count: number, index: number): readonly Shape[] => {
  const [fill, person, figure] =
    index === premiere
      ? (['match', 'strong', 'match'] as const)
      : (['brand', 'quiet', 'strong'] as const);
  return [
    slot([columnX(index) - 22, 104], [44, bottom - 104], fill),
    ...Array.from({ length: count }, (_, viewer): Shape => {
      const y = bottom - 22 - viewer * 42;
      return { kind: 'person', at: [columnX(index), y], r: 17, fill: person, figure };
    }),
  ];
};

/** Media and entertainment: everyone presses play at once, and there is room for more. */
export const premiereLoad: Composition = {
  width: 464,
  height: 404,
  shapes: [
    slot([0, 0], [464, 80], 'brand'),
    { kind: 'dot', at: [40, 40], r: 28, fill: 'raised' },
    {
      kind: 'line',
      points: [
        [34, 30],
        [49, 40],
        [34, 50],
        [34, 30],
      ],
      fill: 'strong',
      stroke: 'strong',
      width: 6,
    },
    onBrand(heading([84, 40], 'Premiere', 32)),
    { ...onBrand(strong([436, 41], '8:00 p.m.', 22)), anchor: 'end' },
    ...viewers.flatMap(column),
    slot([0, 100], [464, 48], 'quiet'),
    { ...centered(strong([232, 124], 'Tested limit', 21)), fill: 'strong' },
    plain([0, 394], '7:45', 'muted', 20),
    centered(strong([columnX(premiere), 394], '8:00', 20)),
    { ...plain([464, 394], '8:20', 'muted', 20), anchor: 'end' },
  ],
};
