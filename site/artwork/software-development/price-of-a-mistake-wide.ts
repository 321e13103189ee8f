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
  beforeCodePanel,
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
  [562, 240],
  [736, 204],
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

/** The hours of one correction, beside a small balloon. */
const besideBalloon = (x: number, y: number, hours: number): readonly Label[] => [
  heading([x, y - 12], `${hours} ${hours === 1 ? 'hour' : 'hours'}`, labelSize),
  plain([x, y + 14], 'to fix one', 'text', 18),
];

/** The hours of one correction, in a balloon that is large enough. */
const inBalloon = ([x, y]: Point, r: number, hours: number): readonly Label[] => {
  const size = Math.round(14 + r * 0.07);
  return [
    heading([x, y - r * 0.34], `${hours}`, Math.round(r * 0.78)),
    strong([x, y + r * 0.2], 'hours', size),
    strong([x, y + r * 0.2 + size * 1.08], 'each', size),
  ].map((label) => onBrand(centered(label)));
};

/** One of the two amounts that the figure compares. */
const amount = (x: number, hours: number, mistakes: string): readonly Label[] =>
  [
    heading([x, 118], `${hours}`, 144),
    heading([x, 214], 'hours', 46),
    strong([x, 264], `for ${mistakes}`, 27),
  ].map(centered);

/** The hours of one correction, where there is room for them. */
const hoursOf = (at: Point, hours: number, isLast: boolean): readonly Label[] => {
  const r = radiusOf(hours, wideScale);
  if (isLast) return amount(at[0], hours, 'one late mistake').map(onBright);
  return r < 40 ? besideBalloon(at[0] + r + 14, at[1], hours) : inBalloon(at, r, hours);
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
 * as the hours of one correction. A panel holds the stages before there is code, with their sum. The
 * stages' names are the titles of the steps below the figure.
 */
export function wideMistakes(release: Release): Composition {
  const paper = beforeCode(release);
  const last = step * escaped;
  return {
    width: last + column,
    height: floor,
    shapes: [
      beforeCodePanel(0, [step + column, floor], 20),
      ...amount((step + column) / 2, paper.hours, `${paper.found} early mistakes`),
      ...release.stages.flatMap(flying),
      ...tester,
      ...release.stages.flatMap((stage, index) =>
        block(index * step, stage.found, index === escaped),
      ),
      ...testTag([992, 402], [209, 62], 18),
    ],
  };
}
