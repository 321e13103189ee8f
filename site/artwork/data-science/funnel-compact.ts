import type { Composition, Shape } from '#design-system';
import { line, slot } from '../figure-shapes.ts';
import { onBrand, plain, strong } from '../figure-words.ts';
import { endings, type Questions } from './questions.ts';

const size = 14;
const pitch = 7.8;
const [left, row] = [6, 92];
const gateY = (step: number) => 56 + step * row;

/** From top to bottom: the questions as lines, the longest way on the right. */
export function compactFunnel(questions: Questions): Composition {
  const { steps, last } = questions;
  const ends = endings(questions);
  const x = (index: number) => left + index * pitch;
  const live = x(ends.length - 1);
  const bottom = gateY(steps.length) + 2;

  const stopped = steps.flatMap(({ label, stops, why, days }, step): readonly Shape[] => {
    const y = gateY(step);
    return [
      {
        kind: 'dots',
        at: [x(ends.indexOf(step)), y],
        count: stops,
        gap: pitch,
        r: 3.2,
        fill: 'quiet',
      },
      strong([0, y + 22], label, size),
      plain([0, y + 42], `${stops} ${why}`, 'text', size),
      plain([0, y + 62], days === 1 ? '1 day each' : `${days} days each`, 'muted', size),
    ];
  });

  return {
    width: 320,
    height: bottom + 56,
    shapes: [
      ...ends.map(
        (step, index): Shape =>
          step === steps.length
            ? line([live, 0], [live, bottom], 'match', 4)
            : line([x(index), 0], [x(index), gateY(step)], 'control', 1),
      ),
      ...stopped,
      slot([1, bottom], [318, 54], 'brand'),
      onBrand(strong([22, bottom + 27], `${last}: 1 is live`, size)),
      { kind: 'dot', at: [live - 16, bottom + 27], r: 19, fill: 'match' },
      { kind: 'tick', at: [live - 16, bottom + 29], r: 8, stroke: 'strong', width: 3 },
    ],
  };
}
