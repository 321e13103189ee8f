import type { Composition, Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, plain, strong } from '../figure-words.ts';
import {
  balloon,
  beforeCode,
  beforeCodePanel,
  escaped,
  labelSize,
  type Release,
  radiusOf,
  testTag,
} from './release.ts';

/** How far to the right the balloons' middle is, and how large they are. */
const [middle, compactScale] = [238, 8.4];

/** Where the words and the blocks start, within the panel and below it. */
const start = 14;

/** How far down the sum of the first two stages is, at the end of their panel. */
const sumY = 192;

/** Where each stage starts, and how far down the middle of its balloon is. */
const tops = [38, 102, 240, 314, 388];
const balloonHeights = [70, 133, 259, 342, 486];

/** What one late mistake takes, on its balloon. */
const late = (y: number, hours: number): readonly Shape[] =>
  [
    heading([middle, y - 30], `${hours}`, 60),
    heading([middle, y + 10], 'hours', 21),
    strong([middle, y + 34], 'for one', 15),
    strong([middle, y + 52], 'late mistake', 15),
  ].map((label) => onBright(centered(label)));

/** The hours of one correction, in a balloon that is large enough, or beside it. */
const early = (y: number, hours: number): readonly Shape[] => {
  const r = radiusOf(hours, compactScale);
  return [
    ...balloon([middle, y], r, false),
    r > 30
      ? onBrand(centered(heading([middle, y + 1], `${hours}`, labelSize)))
      : heading([middle + r + 10, y + 1], `${hours}`, labelSize),
  ];
};

/**
 * From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. A
 * panel holds the stages before there is code, with their sum.
 */
export function compactMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  return {
    width: 320,
    height: 588,
    shapes: [
      plain([start, 9], 'Mistakes found', 'muted', 14),
      { ...plain([320 - start, 9], 'Hours to fix one', 'muted', 14), anchor: 'end' },
      beforeCodePanel(25, [320, 200], 16),
      ...release.stages.flatMap(({ name, found, hours }, index): readonly Shape[] => {
        const top = tops[index] ?? 0;
        const y = balloonHeights[index] ?? 0;
        return [
          strong([start, top + 8], name, 16),
          slot([start, top + 24], [found * 4, 28], 'quiet'),
          heading([start + found * 4 + 10, top + 39], `${found}`, labelSize),
          ...(index === escaped
            ? [...balloon([middle, y], radiusOf(hours, compactScale), true), ...late(y, hours)]
            : early(y, hours)),
        ];
      }),
      heading([start, sumY], `${paper.hours} hours`, 40),
      strong([188, sumY - 9], `for ${paper.found}`, 15),
      strong([188, sumY + 9], 'early mistakes', 15),
      {
        kind: 'match',
        from: [middle, 572],
        to: [start + 140, 561],
        direction: 'across',
        stroke: 'match',
        width: 4,
      },
      ...testTag([start, 536], [146, 50], 14),
    ],
  };
}
