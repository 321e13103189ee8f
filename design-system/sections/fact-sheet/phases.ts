import type { Composition, Figure, Shape } from '../../artwork/composition.ts';
import { label, quiet, widthOf } from './plan-layout.ts';

/** A part of the work, from the end of the previous one. */
export type Phase = {
  /** What happens, in up to 16 characters. */
  title: string;
  /** How long it takes, in words, such as "2–3 weeks". */
  time: string;
  /**
   * The same as a number, or the least and the most of it. All phases count the same unit, and the
   * shortest is at least a twentieth of the whole.
   */
  length: number | readonly [least: number, most: number];
};

/** The parts of the work in order, drawn to scale. */
export type Phases = {
  /** Two to four. */
  parts: readonly Phase[];
  /** What the work ends with, in up to 16 characters. */
  end: string;
};

/** The font size in both drawings, in their units. */
const font = { size: 17 };

const rangeOf = ({ length }: Phase) =>
  typeof length === 'number' ? ([length, length] as const) : length;

/** Where each phase starts, and how long it is at least and at most, in the drawing's units. */
function place({ parts }: Phases, width: number) {
  const scale = width / parts.reduce((sum, part) => sum + rangeOf(part)[1], 0);
  let end = 0;
  return parts.map((part) => {
    const [least, most] = rangeOf(part);
    const start = end;
    end += most * scale;
    return { ...part, start, least: least * scale, most: most * scale };
  });
}

/** A bar: filled for the time that a phase takes at least, and dashed up to the most. */
const bar = (
  x: number,
  y: number,
  least: number,
  most: number,
  height: number,
): readonly Shape[] => [
  ...(most > least
    ? [
        {
          kind: 'slot',
          at: [x + 1, y + 1],
          size: [most - 6, height - 2],
          stroke: 'control',
          dashed: true,
        } as const,
      ]
    : []),
  { kind: 'slot', at: [x, y], size: [least - 4, height], fill: 'brand' },
];

const endDot = (x: number, y: number, r: number): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill: 'match' },
  { kind: 'tick', at: [x, y + 1], r: r * 0.45, stroke: 'strong', width: r / 5 },
];

/** One line for a desktop, whose words are as large as those below it. */
function drawWide(phases: Phases): Composition {
  const width = 1200;
  return {
    width,
    height: 62,
    shapes: [
      ...place(phases, width - 36).flatMap(({ title, time, start, least, most }) => [
        label([start, 11], title, font),
        ...bar(start, 28, least, most, 32),
        widthOf(time, font) + 30 <= least
          ? label([start + 14, 44], time, font, { ...quiet, fill: 'onBrand' })
          : label([start + least + 6, 44], time, font, quiet),
      ]),
      ...endDot(width - 16, 44, 16),
      label([width, 11], phases.end, font, { anchor: 'end' }),
    ],
  };
}

/**
 * One row per phase for a phone, with its name and its time at the ends, and a bar that starts where
 * the previous one ends.
 */
function drawCompact(phases: Phases): Composition {
  const [width, pitch] = [360, 54];
  const end = phases.parts.length * pitch + 14;
  return {
    width,
    height: end + 16,
    shapes: [
      ...place(phases, width).flatMap(({ title, time, start, least, most }, index) => {
        const y = index * pitch + 12;
        return [
          label([0, y], title, font),
          label([width, y], time, font, { ...quiet, anchor: 'end' }),
          ...bar(start, y + 14, least, most, 14),
        ];
      }),
      ...endDot(width - 12, end, 12),
      label([width - 34, end], phases.end, font, { anchor: 'end' }),
    ],
  };
}

/** Phases in two arrangements, with all their words as the description. */
export const drawPhases = (phases: Phases): Figure => ({
  wide: drawWide(phases),
  compact: drawCompact(phases),
  alt: [...phases.parts.map(({ title, time }) => `${title}: ${time}`), phases.end].join(', '),
});
