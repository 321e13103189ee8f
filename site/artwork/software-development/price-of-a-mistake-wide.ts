import type { Composition, Point, Shape } from '#design-system';
import { line, looks } from '../figure-shapes.ts';
import {
  centered,
  heading,
  type Label,
  onBrand,
  onBright,
  plain,
  strong,
} from '../figure-words.ts';
import {
  balloon,
  beforeCode,
  bracket,
  escaped,
  labelSize,
  type Release,
  radiusOf,
  type Stage,
  testTag,
} from './release.ts';

/** The width of a column of the page, and the distance from one to the next. */
const [column, step] = [221, 245];
const [floor, perMistake, wideScale] = [532, 7, 17.9];

/** Where the middle of each balloon is. They grow and rise from left to right. */
const middles = [
  [32, 390],
  [292, 350],
  [588, 222],
  [766, 190],
  [1029, 172],
] as const satisfies readonly Point[];

/** How many mistakes a stage found, as a block. The last one is too low for its number. */
const block = (x: number, found: number, isLast: boolean): readonly Shape[] => {
  const tall = found * perMistake;
  const text = heading([isLast ? x : x + 24, floor - 32], `${found} found`, labelSize);
  return [
    {
      kind: 'frame',
      at: [x, floor - tall],
      size: [column, tall],
      radius: Math.min(tall / 2, 20),
      fill: 'quiet',
    },
    isLast ? text : onBright(text),
  ];
};

/** The hours of one correction, beside a small balloon or in a large one. */
const hoursOf = ([x, y]: Point, hours: number, isLast: boolean): readonly Label[] => {
  const r = radiusOf(hours, wideScale);
  const unit = hours === 1 ? 'hour' : 'hours';
  if (r < 40) {
    return [
      heading([x + r + 14, y - 12], `${hours} ${unit}`, labelSize),
      plain([x + r + 14, y + 14], 'to fix one', 'text', 18),
    ];
  }
  const number = Math.round(r * 0.84);
  return [
    centered(heading([x, y - r * 0.14], `${hours}`, number)),
    centered(strong([x, y + r * 0.42], unit, Math.max(18, Math.round(r * 0.16)))),
  ].map(isLast ? onBright : onBrand);
};

/** What rises from a block. */
const flying = ({ found, hours }: Stage, index: number): readonly Shape[] => {
  const [x, y] = middles[index] ?? [0, 0];
  const isLast = index === escaped;
  const r = radiusOf(hours, wideScale);
  return [
    {
      kind: 'match',
      from: [x, y + r],
      to: [isLast ? 1150 : Math.max(x, index * step + 32), floor - found * perMistake],
      direction: 'down',
      stroke: isLast ? 'match' : 'control',
      width: isLast ? 5 : 3,
    },
    ...balloon([x, y], r, isLast),
    ...hoursOf([x, y], hours, isLast),
  ];
};

/** A tester behind the blocks, who catches the string of the last balloon. */
const tester: readonly Shape[] = [
  {
    kind: 'face',
    at: [862, 448],
    size: 186,
    ...looks.headscarf,
    clothes: 'subtle',
    collar: 'brand',
  },
  line([922, 424], [1018, 372], 'subtle', 30),
  { kind: 'dot', at: [1029, 368], r: 17, fill: 'raised' },
];

/**
 * From left to right: how many mistakes each stage found, as blocks. A balloon rises from each, as large
 * as the hours of one correction. The stages' names are the titles of the steps below the figure.
 */
export function wideMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  const last = step * escaped;
  return {
    width: last + column,
    height: floor,
    shapes: [
      heading([0, 70], `${paper.hours} hours`, 112),
      plain([4, 158], `for all ${paper.found} found before any code`, 'text', 26),
      ...bracket(222, step + column, 16),
      ...release.stages.flatMap(flying),
      ...tester,
      ...release.stages.flatMap((stage, index) =>
        block(index * step, stage.found, index === escaped),
      ),
      ...testTag([992, 402], [209, 62], 18),
    ],
  };
}
