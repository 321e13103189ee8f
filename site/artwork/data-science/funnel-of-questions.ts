import type { Composition, Figure, Shape } from '#design-system';
import { bleed, block, line, matchStop, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from '../figure-words.ts';

/** A step, with the questions that end there. */
type Step = {
  label: string;
  stops: number;
  /** Why they end, as in "14 lack data". */
  why: string;
  /** The work that one question has taken by then. */
  days: number;
};

/** Questions on their way through the steps. One gets to the last step. */
type Questions = {
  steps: readonly [Step, Step, Step, Step, Step];
  last: string;
};

/** Each step with the questions that get there. */
function stages({ steps }: Questions) {
  let count = steps.reduce((sum, { stops }) => sum + stops, 1);
  return steps.map((step) => {
    const stage = { ...step, count };
    count -= step.stops;
    return stage;
  });
}

const after = (days: number) => (days === 1 ? 'after 1 day' : `after ${days} days`);

/**
 * From left to right: each step is as high as the number of questions in it. The names are the
 * titles of the steps below the figure. The questions come from the window's edge, and the one that is
 * live goes on to the other.
 */
function wide(questions: Questions): Composition {
  const [pitch, perQuestion, middle] = [204, 11.6, 232];
  const end = questions.steps.length * pitch;
  const all = stages(questions);
  const first = (all[0]?.count ?? 0) * perQuestion;
  return {
    width: 1200,
    height: 540,
    bleeds: true,
    shapes: [
      block([-bleed, middle - first / 2], [bleed + pitch / 2, first], 'brand'),
      line([end + 36, middle], [1200 + bleed, middle], 'match', 4),
      ...all.flatMap(({ stops, why, days, count }, index): readonly Shape[] => {
        const x = index * pitch;
        const tall = count * perQuestion;
        return [
          {
            kind: 'frame',
            at: [x, middle - tall / 2],
            size: [pitch - 4, tall],
            radius: Math.min(36, tall / 2),
            fill: 'brand',
          },
          onBrand(heading([index && x + 28, middle], String(count), 32)),
          strong([x, 496], `${stops} ${why}`, 18),
          plain([x, 522], after(days), 'muted', 18),
        ];
      }),
      ...matchStop([end + 36, middle], 36),
      heading([end + 92, middle - 22], '1 is live', 20),
    ],
  };
}

/** From top to bottom: each step is as wide as the number of questions in it. */
function compact(questions: Questions): Composition {
  const [pitch, tall, perQuestion] = [99, 42, 8];
  const end = questions.steps.length * pitch;
  return {
    width: 320,
    height: end + 88,
    shapes: [
      ...stages(questions).flatMap(
        ({ label, stops, why, days, count }, index): readonly Shape[] => {
          const y = index * pitch;
          const long = count * perQuestion;
          return [
            slot([0, y], [long, tall], 'brand'),
            onBrand(centered(heading([long / 2, y + tall / 2], String(count), 24))),
            strong([0, y + 56], label, 16),
            plain([0, y + 76], `${stops} ${why}, ${after(days)}`, 'muted', 14),
          ];
        },
      ),
      ...matchStop([21, end + 21], 21),
      strong([0, end + 56], questions.last),
      plain([0, end + 76], '1 is live', 'muted', 14),
    ],
  };
}

/** How many questions get to each step, and why the others end. */
export const funnelOfQuestions = (questions: Questions, alt: string): Figure => ({
  wide: wide(questions),
  compact: compact(questions),
  alt,
});
