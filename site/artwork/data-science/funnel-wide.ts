import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';
import { endings, fromTheMiddle, type Questions } from './questions.ts';

const column = 204;
/** The first question, and the distance to the next one. */
const [top, pitch] = [66, 11.5];
/** Questions end where their step's column begins, so that the number is below its header. */
const gateX = (step: number) => step * column + 5;
/** How far labels keep from the question that goes live. */
const room = 64;

/** From left to right: the questions as lines, each up to the step that ends it. */
export function wideFunnel(questions: Questions): Composition {
  const { steps, last } = questions;
  const [, , third] = steps;
  const early = steps.slice(0, 3).reduce((sum, { stops }) => sum + stops, 0);
  const ends = fromTheMiddle(endings(questions));
  const y = (index: number) => top + index * pitch;
  const live = y(ends.indexOf(steps.length));

  const ways = ends.map(
    (step, index): Shape =>
      step === steps.length
        ? line([-700, y(index)], [1900, y(index)], 'match', 4)
        : line([-700, y(index)], [gateX(step), y(index)], 'control', 1),
  );

  const stopped = steps.flatMap(({ label, stops, why, days }, step): readonly Shape[] => {
    const [x, first] = [gateX(step), ends.indexOf(step)];
    const above = ends.lastIndexOf(step, ends.indexOf(steps.length)) - first + 1;
    const final = ends.lastIndexOf(step);
    const down = { kind: 'dots', gap: pitch, r: 4.5, fill: 'quiet', direction: 'down' } as const;
    const upper = Math.min(y(first) + 8, live - room);
    const lower = Math.max(y(final) - 8, live + room);
    return [
      strong([step * column, 12], label),
      { ...down, at: [x, y(first)], count: above },
      { ...down, at: [x, y(final - (stops - above) + 1)], count: stops - above },
      heading([x + 18, upper], String(stops), 34),
      plain([x + (stops > 9 ? 66 : 46), upper + 3], why),
      plain([x + 18, lower], days === 1 ? '1 day each' : `${days} days each`),
    ];
  });

  const bottom = 2 * live - top;

  return {
    width: 1200,
    height: bottom + 24,
    shapes: [
      ...steps.map((_, step) =>
        line([(step + 1) * column - 12, 4], [(step + 1) * column - 12, 20]),
      ),
      strong([steps.length * column, 12], last),
      ...ways,
      ...stopped,
      heading([gateX(2) + 18, bottom - 48], `${early} of ${ends.length}`, 64),
      plain([gateX(2) + 20, bottom + 4], `ended within ${third.days} days of work`, 'muted', 18),
      slot([steps.length * column, live - 36], [1200 - steps.length * column, 72], 'brand'),
      { kind: 'dot', at: [steps.length * column + 36, live], r: 26, fill: 'match' },
      {
        kind: 'tick',
        at: [steps.length * column + 36, live + 2],
        r: 11,
        stroke: 'strong',
        width: 4,
      },
      onBrand(heading([steps.length * column + 76, live + 1], '1 is live', 24)),
    ],
  };
}
