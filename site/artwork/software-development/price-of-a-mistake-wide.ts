import type { Composition, Shape } from '#design-system';
import { line, matchStop } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import {
  beforeCode,
  bracket,
  disc,
  escaped,
  labelSize,
  type Release,
  radiusOf,
} from './release.ts';

/** The width of a column of the page, and the distance from one to the next. */
const [column, step] = [221, 245];
const [discs, blocks, floor] = [134, 240, 532];
const [wideScale, perMistake] = [8.6, 8];

/** The name of a row, above everything in it. */
const rowName = (y: number, text: string): readonly Shape[] => [
  strong([0, y + 10], text, 18),
  line([0, y + 32], [step * escaped + column, y + 32], 'line', 1),
];

/** How many mistakes a stage found, as a block. The last one is too low for its number. */
const block = (x: number, found: number, isLast: boolean): readonly Shape[] => {
  const tall = found * perMistake;
  const text = heading([isLast ? x : x + 24, floor - 36], `${found} found`, labelSize);
  return [
    {
      kind: 'frame',
      at: [x, floor - tall],
      size: [column, tall],
      radius: Math.min(tall / 2, 24),
      fill: 'quiet',
    },
    isLast ? text : onBright(text),
  ];
};

/**
 * From left to right: the hours of one correction, and below them the mistakes that each stage
 * found. The stages' names are the titles of the steps below the figure.
 */
export function wideMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  const last = step * escaped;
  const r = radiusOf(release.stages[escaped].hours, wideScale);
  const test = 336;
  return {
    width: last + column,
    height: floor,
    shapes: [
      ...rowName(0, 'Hours to fix one'),
      ...rowName(blocks, 'Mistakes found'),
      line([last + r, discs + r], [last + r, test], 'match', 6),
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const isLast = index === escaped;
        return [
          ...block(index * step, stage.found, isLast),
          ...disc(
            [index * step, discs],
            stage,
            wideScale,
            isLast,
            stage.hours === 1 ? ' hour' : ' hours',
          ),
        ];
      }),
      centered(heading([last + r, discs - 10], `${release.stages[escaped].hours}`, 48)),
      centered(plain([last + r, discs + 28], 'hours', 'text', 18)),
      ...bracket(366, step + column, 16),
      heading([0, 334], `${paper.hours} hours`, labelSize),
      plain([112, 336], `for all ${paper.found} found before any code`, 'text', 18),
      ...matchStop([last + r, test + 30], 28),
      { ...strong([last + r - 42, test + 31], 'Now an automated test', 18), anchor: 'end' },
    ],
  };
}
