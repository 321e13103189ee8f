import type { Composition, Figure, Shape } from '#design-system';
import { bleed, line, looks } from '../figure-shapes.ts';
import { centered, heading, onBright, plain, strong } from '../figure-words.ts';
import { after, dots, pile, type Questions, stages } from './question-marks.ts';

/** The distance from one step to the next, and the floor. */
const [pitch, floor] = [204, 452];

/** The exclamation mark that the last question has become: the answer. */
const answer: readonly Shape[] = [
  {
    kind: 'line',
    points: [
      [1059, 108],
      [1173, 108],
      [1144, 302],
      [1088, 302],
    ],
    fill: 'match',
  },
  { kind: 'dot', at: [1116, 100], r: 58, fill: 'match' },
  { kind: 'dot', at: [1116, 300], r: 28, fill: 'match' },
  { kind: 'dot', at: [1116, 396], r: 54, fill: 'match' },
  onBright(centered(heading([1136, 397], '1', 64))),
];

/** A data scientist, who puts an arm around the answer. */
const scientist: Shape = {
  kind: 'face',
  at: [1034, floor],
  size: 204,
  ...looks.bun,
  hair: 'control',
  clothes: 'subtle',
  collar: 'brand',
  wears: 'glasses',
};

const arm: readonly Shape[] = [
  line([1080, 416], [1128, 290], 'subtle', 30),
  { kind: 'dot', at: [1134, 274], r: 19, fill: 'raised' },
];

/** How many questions end in the first three steps. */
const early = ({ steps: [first, second, third] }: Questions): readonly Shape[] => [
  heading([2 * pitch, 58], `${first.stops + second.stops + third.stops} end early`, 84),
  plain([2 * pitch + 4, 124], `${after(third.days)} of work at most`, 'text', 26),
];

/**
 * From left to right: a pile of question marks for each step, one for each question. Those that end
 * there are dark, and the others are the next pile. The last one becomes an exclamation mark. The names
 * of the steps are the titles below the figure.
 */
function wide(questions: Questions): Composition {
  return {
    width: 1200,
    height: 540,
    bleeds: true,
    shapes: [
      line([-bleed, floor], [1200 + bleed, floor], 'control', 3),
      ...answer,
      scientist,
      ...arm,
      ...stages(questions).flatMap((stage, index): readonly Shape[] => {
        const x = index * pitch;
        const rows = Math.ceil(stage.count / 5);
        return [
          ...pile(stage, { at: [x + 16, floor - 14], perRow: 5, gaps: [38, 45], size: 20 }),
          heading([x, floor - 64 - rows * 45], `${stage.count}`, 104),
          strong([x, 492], `${stage.stops} ${stage.why}`, 18),
          plain([x, 518], after(stage.days), 'muted', 18),
        ];
      }),
      strong([5 * pitch, 492], '1 is live', 18),
      ...early(questions),
    ],
  };
}

/** From top to bottom: the same piles of dots, lower and wider. */
function compact(questions: Questions): Composition {
  const all = stages(questions);
  const rowsOf = (count: number) => Math.ceil(count / 20);
  const heights = all.map(({ count }) => 68 + rowsOf(count) * 18);
  const topOf = (index: number) => heights.slice(0, index).reduce((sum, tall) => sum + tall, 0);
  const last = topOf(all.length);
  return {
    width: 320,
    height: last + 56,
    shapes: [
      ...all.flatMap((stage, index): readonly Shape[] => {
        const y = topOf(index);
        return [
          heading([0, y + 22], `${stage.count}`, 46),
          strong([72, y + 12], stage.label, 16),
          plain([72, y + 33], `${stage.stops} ${stage.why}, ${after(stage.days)}`, 'muted', 14),
          ...pile(stage, { at: [8, y + 60], perRow: 20, gaps: [16, -18], size: 11 }, dots),
        ];
      }),
      { kind: 'dot', at: [26, last + 28], r: 26, fill: 'match' },
      onBright(centered(heading([26, last + 29], '1', 40))),
      strong([72, last + 18], questions.last),
      plain([72, last + 39], '1 is live', 'muted', 14),
    ],
  };
}

/** How many questions get to each step, and why the others end. */
export const funnelOfQuestions = (questions: Questions, alt: string): Figure => ({
  wide: wide(questions),
  compact: compact(questions),
  alt,
});
