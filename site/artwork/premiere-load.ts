import type { Composition, Shape } from '#design-system';
import { slot } from './figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from './figure-words.ts';

/** Viewers every five minutes, from 15 minutes before the premiere. */
const viewers = [1, 1, 2, 4, 4, 4, 4, 4];
const premiere = 3;
const columnX = (column: number) => 30 + column * 60;
const bottom = 376;

const column = (count: number, index: number): readonly Shape[] => {
  const [fill, person, figure] =
    index === premiere
      ? (['match', 'strong', 'match'] as const)
      : (['brand', 'quiet', 'strong'] as const);
  return [
    slot([columnX(index) - 22, 112], [44, bottom - 112], fill),
    ...Array.from({ length: count }, (_, viewer): Shape => {
      const y = bottom - 22 - viewer * 42;
      return { kind: 'person', at: [columnX(index), y], r: 17, fill: person, figure };
    }),
  ];
};

/** Media and entertainment: everyone presses play at once, and there is room for more. */
export const premiereLoad: Composition = {
  width: 480,
  height: 420,
  shapes: [
    slot([8, 8], [464, 80], 'brand'),
    { kind: 'dot', at: [48, 48], r: 28, fill: 'raised' },
    {
      kind: 'line',
      points: [
        [42, 38],
        [57, 48],
        [42, 58],
        [42, 38],
      ],
      fill: 'strong',
      stroke: 'strong',
      width: 6,
    },
    onBrand(heading([92, 48], 'Premiere', 32)),
    { ...onBrand(strong([444, 49], '8:00 p.m.', 22)), anchor: 'end' },
    ...viewers.flatMap(column),
    slot([8, 108], [464, 48], 'quiet'),
    { ...centered(strong([240, 132], 'Tested limit', 21)), fill: 'strong' },
    plain([8, 402], '7:45', 'muted', 20),
    centered(strong([columnX(premiere), 402], '8:00', 20)),
    { ...plain([472, 402], '8:20', 'muted', 20), anchor: 'end' },
  ],
};
