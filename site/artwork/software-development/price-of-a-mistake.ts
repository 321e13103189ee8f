import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';

/** A stage of the lifecycle, with the mistakes that its check found. */
type Stage = {
  name: string;
  found: number;
  /** What it took to correct one of them. */
  hours: number;
};

/** A release from its requirements to its support. What the last stage finds got out. */
type Release = { stages: readonly [Stage, Stage, Stage, Stage, Stage] };

/** Those found before there is code: how many, and what all of them took. */
function beforeCode({ stages: [first, second] }: Release) {
  return {
    found: first.found + second.found,
    hours: first.found * first.hours + second.found * second.hours,
  };
}

/** The hours of one correction are a disc's area. */
const radiusOf = (hours: number, scale: number) => Math.round(scale * Math.sqrt(hours));

const escaped = 4;

/**
 * A correction's hours, with the number beside the disc. The last one is an outline, which has room
 * for the number. The point is the disc's left end.
 */
const disc = (
  [x, y]: Point,
  { hours }: Stage,
  scale: number,
  isLast: boolean,
  unit = '',
): readonly Shape[] => {
  const r = radiusOf(hours, scale);
  const at: Point = [x + r, y];
  return isLast
    ? [{ kind: 'dot', at, r: r - 3, fill: 'surface', stroke: 'match', width: 6 }]
    : [
        { kind: 'dot', at, r, fill: 'brand' },
        heading([x + r * 2 + 14, y], `${hours}${unit}`, labelSize),
      ];
};

/** Over, or under, what is found before there is code. Its ends point at it. */
const bracket = (y: number, width: number, end: number): readonly Shape[] => [
  {
    kind: 'line',
    points: [
      [1, y + end],
      [1, y],
      [width - 1, y],
      [width - 1, y + end],
    ],
    stroke: 'control',
  },
];

/** The width of a column of the page, and the distance from one to the next. */
const [column, step] = [221, 245];
const labelSize = 24;
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
function wide(release: Release): Composition {
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
      slot([last, test], [column, 60], 'match'),
      onBright(centered(strong([last + column / 2, test + 30], 'Now an automated test', 16))),
    ],
  };
}

const hoursX = 176;
const compactScale = 4.4;

/** From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. */
function compact(release: Release): Composition {
  const paper = beforeCode(release);
  // What is between the rows makes room for itself.
  const sum = 190;
  const tops = [32, 108, sum + 56, sum + 132, sum + 208];
  const last = release.stages[escaped];
  const r = radiusOf(last.hours, compactScale);
  const discY = sum + 270;
  const test = discY + r + 22;
  return {
    width: 320,
    height: test + 44,
    shapes: [
      plain([0, 8], 'Mistakes found', 'muted', 14),
      plain([hoursX, 8], 'Hours to fix one', 'muted', 14),
      line([hoursX + r, discY + r], [hoursX + r, test + 4], 'match', 4),
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const top = tops[index] ?? 0;
        const isLast = index === escaped;
        const y = isLast ? discY : top + 38;
        return [
          strong([0, top + 6], stage.name, 16),
          slot([0, y - 16], [stage.found * 4, 32], 'quiet'),
          heading([stage.found * 4 + 10, y], `${stage.found}`, labelSize),
          ...disc([hoursX, y], stage, compactScale, isLast),
        ];
      }),
      centered(heading([hoursX + r, discY - 6], `${last.hours}`, 28)),
      centered(plain([hoursX + r, discY + 16], 'hours', 'text', 14)),
      ...bracket(sum, 320, -10),
      heading([0, sum + 22], `${paper.hours} hours`, 18),
      plain([92, sum + 23], `for all ${paper.found} found before any code`, 'text', 14),
      slot([0, test], [320, 44], 'match'),
      onBright(centered(strong([160, test + 22], 'Now an automated test', 16))),
    ],
  };
}

/** What it takes to correct a mistake, by the stage that finds it. */
export const priceOfAMistake = (release: Release, alt: string): Figure => ({
  wide: wide(release),
  compact: compact(release),
  alt,
});
