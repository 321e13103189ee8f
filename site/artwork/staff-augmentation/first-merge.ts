import type { Composition, Figure, Point, Shape, Tone } from '#design-system';
import { slot } from '../figure-shapes.ts';
import { centered, heading, plain, strong } from '../figure-words.ts';

/** Some days along the way. */
type Stage = { name: string; days: number };

/** The way from a need to the first merged change. */
type Way = { name: string; stages: readonly Stage[] };

const daysOf = ({ stages }: Way) => stages.reduce((total, { days }) => total + days, 0);

const inDays = (count: number) => `${count} days`;

/** Where the stages of a way are. */
type Scale = { start: number; perDay: number };

/** Each stage's start, length, and middle. The gap to the next one is part of its last day. */
function bars({ stages }: Way, { start, perDay }: Scale, gap: number) {
  let from = start;
  return stages.map((stage) => {
    const length = stage.days * perDay - gap;
    const bar = { stage, from, length, middle: from + length / 2 };
    from += stage.days * perDay;
    return bar;
  });
}

/** The first merged change. */
const merge = ([x, y]: Point, r: number, fill: Tone): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill },
  { kind: 'tick', at: [x, y + r * 0.1], r: r * 0.42, stroke: 'strong', width: r / 5 },
];

const wideScale: Scale = { start: 0, perDay: 10 };

const wideHalf = (y: number, bar: number, way: Way, [fill, end]: [Tone, Tone], size: number) => [
  heading([0, y + 28], inDays(daysOf(way)), size),
  strong([252, y + 17], way.name, 20),
  plain([252, y + 43], 'to the first merged change', 'muted', 18),
  ...bars(way, wideScale, 4).map(({ from, length }) => slot([from, bar], [length, 80], fill)),
  ...merge([daysOf(way) * wideScale.perDay - 44, bar + 40], 26, end),
];

const wideName = ([x, y]: Point, { name, days }: Stage) => [
  centered(strong([x, y], name, 18)),
  centered(plain([x, y + 23], inDays(days))),
];

/** Our stages are shorter than their names, so each name has a line to its stage. */
const wideNames = [57, 181, 297];

function wide(ours: Way, direct: Way): Composition {
  const saved = daysOf(direct) - daysOf(ours);
  const from = daysOf(ours) * wideScale.perDay;
  const length = saved * wideScale.perDay - 4;
  return {
    width: 1200,
    height: 538,
    shapes: [
      ...wideHalf(0, 182, ours, ['brand', 'match'], 48),
      ...bars(ours, wideScale, 4).flatMap(({ stage, middle }, index): readonly Shape[] => {
        const x = wideNames[index] ?? middle;
        return [
          {
            kind: 'match',
            from: [x, 134],
            to: [middle, 182],
            direction: 'down',
            stroke: 'control',
          },
          ...wideName([x, 93], stage),
        ];
      }),
      {
        kind: 'slot',
        at: [from + 1, 183],
        size: [length - 2, 78],
        stroke: 'control',
        dashed: true,
      },
      centered(heading([from + length / 2, 222], `${inDays(saved)} sooner`, 24)),
      ...wideHalf(320, 458, direct, ['quiet', 'raised'], 24),
      ...bars(direct, wideScale, 4).flatMap(({ stage, middle }) => wideName([middle, 412], stage)),
    ],
  };
}

const compactScale: Scale = { start: 76, perDay: 4 };

const compactHalf = (x: number, way: Way, [fill, end]: [Tone, Tone]) => [
  heading([x, 18], inDays(daysOf(way)), 30),
  strong([x, 48], way.name),
  ...bars(way, compactScale, 2).map(({ from, length }) => slot([x, from], [36, length], fill)),
  ...merge([x + 18, compactScale.start + daysOf(way) * compactScale.perDay - 20], 12, end),
];

const compactName = ([x, y]: Point, { name, days }: Stage) => [
  strong([x, y - 9], name, 14),
  plain([x, y + 10], inDays(days), 'muted', 14),
];

const compactNames = [90, 136, 182];

function compact(ours: Way, direct: Way): Composition {
  const { start, perDay } = compactScale;
  const saved = daysOf(direct) - daysOf(ours);
  const from = start + daysOf(ours) * perDay;
  const length = saved * perDay - 2;
  return {
    width: 320,
    height: start + daysOf(direct) * perDay,
    shapes: [
      ...compactHalf(0, ours, ['brand', 'match']),
      ...bars(ours, compactScale, 2).flatMap(({ stage, middle }, index): readonly Shape[] => {
        const y = compactNames[index] ?? middle;
        return [
          { kind: 'match', from: [36, middle], to: [52, y - 9], stroke: 'control' },
          ...compactName([56, y], stage),
        ];
      }),
      {
        kind: 'slot',
        at: [1, from + 1],
        size: [34, length - 2],
        stroke: 'control',
        dashed: true,
      },
      heading([48, from + length / 2 - 12], inDays(saved), 20),
      strong([48, from + length / 2 + 12], 'sooner'),
      ...compactHalf(160, direct, ['quiet', 'raised']),
      ...bars(direct, compactScale, 2).flatMap(({ stage, middle }) =>
        compactName([206, middle], stage),
      ),
    ],
  };
}

/** Two ways to the first merged change, to the same scale: ours, and a direct hire. */
export const firstMerge = (ours: Way, direct: Way, alt: string): Figure => ({
  wide: wide(ours, direct),
  compact: compact(ours, direct),
  alt,
});
