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

/** How large the discs and their numbers are, and how far a number is above a disc's middle. */
type Discs = { scale: number; size: number; rise: number };

/** A correction's hours, with the number inside the largest disc and beside the others. */
const disc = ([x, y]: Point, { hours }: Stage, discs: Discs, isLast: boolean): readonly Shape[] => {
  const { scale, size, rise } = discs;
  const r = radiusOf(hours, scale);
  return [
    { kind: 'dot', at: [x + r, y], r, fill: isLast ? 'raised' : 'brand' },
    isLast
      ? onBright(centered(heading([x + r, y - rise], `${hours}`, size * 1.5)))
      : heading([x + r * 2 + size / 3, y - rise], `${hours}`, size),
  ];
};

/** The width of a column of the page, and the distance from one to the next. */
const [column, step] = [220, 245];
const [row, pills, floor] = [110, 292, 520];
const perMistake = 8;
const wideDiscs = { scale: 11.6, size: 48, rise: 13 } satisfies Discs;

/** How many mistakes a stage found, as a block. The last one is too low for its number. */
const block = (x: number, found: number, isLast: boolean): readonly Shape[] => {
  const tall = found * perMistake;
  const text = heading([isLast ? x : x + 26, floor - 37], `${found} found`, 32);
  return [
    {
      kind: 'frame',
      at: [x, floor - tall],
      size: [column, tall],
      radius: Math.min(tall / 2, 26),
      fill: isLast ? 'raised' : 'quiet',
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
  return {
    width: last + column,
    height: floor,
    shapes: [
      line([last + column / 2, row], [last + column / 2, pills], 'match', 6),
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const x = index * step;
        const isLast = index === escaped;
        const r = radiusOf(stage.hours, wideDiscs.scale);
        return [
          ...block(x, stage.found, isLast),
          ...disc([x, row], stage, wideDiscs, isLast),
          isLast
            ? onBright(centered(plain([x + r, row + 34], 'hours', 'text', 20)))
            : plain(
                [x + r * 2 + 16, row + 23],
                stage.hours === 1 ? 'hour each' : 'hours each',
                'muted',
                18,
              ),
        ];
      }),
      slot([0, pills - 32], [step + column, 64], 'surface'),
      heading([32, pills], `${paper.hours} hours`, 36),
      plain([206, pills], `for all ${paper.found} found before code`, 'text', 18),
      slot([last, pills - 32], [column, 64], 'match'),
      onBright(centered(strong([last + column / 2, pills], 'Now an automated test', 17))),
    ],
  };
}

const hoursX = 176;
const compactDiscs = { scale: 6, size: 24, rise: 0 } satisfies Discs;

/** From top to bottom: each stage with its mistakes on the left, and the hours of one on the right. */
function compact(release: Release): Composition {
  const paper = beforeCode(release);
  // What is between the rows makes room for itself.
  const [sum, test] = [192, 428];
  const tops = [36, 116, sum + 72, sum + 152, test + 60];
  const last = release.stages[escaped];
  const r = radiusOf(last.hours, compactDiscs.scale);
  const discTop = test + 68;
  return {
    width: 320,
    height: discTop + r * 2,
    shapes: [
      plain([0, 8], 'Mistakes found', 'muted', 14),
      plain([hoursX, 8], 'Hours to fix one', 'muted', 14),
      line([hoursX + r, test + 20], [hoursX + r, discTop + 4], 'match', 4),
      ...release.stages.flatMap((stage, index): readonly Shape[] => {
        const top = tops[index] ?? 0;
        const isLast = index === escaped;
        const y = top + 38;
        return [
          strong([0, top + 6], stage.name, 16),
          slot([0, y - 16], [stage.found * 4, 32], isLast ? 'raised' : 'quiet'),
          heading([stage.found * 4 + 10, y], `${stage.found}`, 24),
          ...disc([hoursX, isLast ? discTop + r : y], stage, compactDiscs, isLast),
        ];
      }),
      slot([0, sum], [320, 52], 'surface'),
      heading([22, sum + 26], `${paper.hours} hours`, 24),
      plain([142, sum + 17], `for all ${paper.found} found`, 'text', 14),
      plain([142, sum + 36], 'before any code', 'text', 14),
      slot([0, test], [hoursX + r * 2, 40], 'match'),
      onBright(strong([22, test + 20], 'Now an automated test', 14)),
    ],
  };
}

/** What it takes to correct a mistake, by the stage that finds it. */
export const priceOfAMistake = (release: Release, alt: string): Figure => ({
  wide: wide(release),
  compact: compact(release),
  alt,
});
