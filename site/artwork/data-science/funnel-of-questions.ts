import type { Composition, Figure, Point, Shape } from '#design-system';
import { bleed, line, looks } from '../figure-shapes.ts';
import { centered, heading, onBright, plain } from '../figure-words.ts';
import { pile, type Questions, stages } from './question-marks.ts';

/** The distance from one step to the next, and the floor. */
const [pitch, floor] = [204, 452];

/** The exclamation mark that the last question has become: the answer. The point is below its dot. */
const answer = ([x, y]: Point, tall: number, scale: number): readonly Shape[] => {
  const [wide, narrow, r] = [57 * scale, 28 * scale, 58 * scale];
  const [top, bottom] = [y - tall + r, y - 152 * scale];
  return [
    {
      kind: 'line',
      points: [
        [x - wide, top + 8 * scale],
        [x + wide, top + 8 * scale],
        [x + narrow, bottom + 2 * scale],
        [x - narrow, bottom + 2 * scale],
      ],
      fill: 'match',
    },
    { kind: 'dot', at: [x, top], r, fill: 'match' },
    { kind: 'dot', at: [x, bottom], r: narrow, fill: 'match' },
    { kind: 'dot', at: [x, y - 56 * scale], r: 54 * scale, fill: 'match' },
    onBright(centered(heading([x + 20 * scale, y - 55 * scale], '1', 64 * scale))),
  ];
};

/** A data scientist, who puts an arm around the answer. The point is the middle of her lower edge. */
const scientist = ([x, y]: Point, scale: number): readonly Shape[] => [
  {
    kind: 'face',
    at: [x, y],
    size: 204 * scale,
    ...looks.bun,
    hair: 'control',
    clothes: 'subtle',
    collar: 'brand',
    wears: 'glasses',
  },
  line([x + 46 * scale, y - 36 * scale], [x + 94 * scale, y - 162 * scale], 'subtle', 30 * scale),
  { kind: 'dot', at: [x + 100 * scale, y - 178 * scale], r: 19 * scale, fill: 'raised' },
];

/** How many questions end in the first three steps. */
const early = ([first, second, third]: Questions): readonly Shape[] => [
  heading([2 * pitch, 58], `${first.stops + second.stops + third.stops} end early`, 84),
  plain([2 * pitch + 4, 124], `after ${third.days} days of work at most`, 'text', 26),
];

/**
 * From left to right: a pile of question marks for each step, one for each question. Those that end
 * there are dark, and the others are the next pile. The last one becomes an exclamation mark. The names
 * of the steps, and why questions end, are in the list below the figure.
 */
function wide(questions: Questions): Composition {
  return {
    width: 1200,
    height: 514,
    bleeds: true,
    shapes: [
      line([-bleed, floor], [1200 + bleed, floor], 'control', 3),
      ...answer([1116, floor], 410, 1),
      ...scientist([1034, floor], 1),
      ...stages(questions).flatMap((stage, index): readonly Shape[] => {
        const x = index * pitch;
        const rows = Math.ceil(stage.count / 5);
        return [
          ...pile(stage, { at: [x + 16, floor - 14], perRow: 5, gaps: [38, 45], size: 20 }),
          heading([x, floor - 64 - rows * 45], `${stage.count}`, 104),
          plain([x, 492], `Day ${stage.days}`, 'text', 18),
        ];
      }),
      ...early(questions),
    ],
  };
}

/** From top to bottom: the same piles in rows of ten, and the scientist below the shorter ones. */
function compact(questions: Questions): Composition {
  const up = 21;
  const all = stages(questions);
  const heights = all.map(({ count }) => Math.max(Math.ceil(count / 10) * up, 51) + 7);
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, tall) => sum + tall, 0);
  const height = topOf(all.length);
  return {
    width: 320,
    height,
    shapes: [
      ...answer([288, height], 300, 0.54),
      ...scientist([232, height], 0.6),
      ...all.flatMap((stage, index): readonly Shape[] => {
        const y = topOf(index);
        const rows = Math.ceil(stage.count / 10);
        return [
          heading([0, y + 18], `${stage.count}`, 46),
          plain([1, y + 44], `Day ${stage.days}`, 'text', 14.5),
          ...pile(stage, {
            at: [86, y + Math.max(rows * up - 2, 27)],
            perRow: 10,
            gaps: [17, up],
            size: 9.5,
          }),
        ];
      }),
    ],
  };
}

/** How many questions get to each step, and why the others end. */
export const funnelOfQuestions = (questions: Questions, alt: string): Figure => ({
  wide: wide(questions),
  compact: compact(questions),
  alt,
});
