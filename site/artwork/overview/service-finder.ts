import type { Composition, Figure, Shape } from '#design-system';
import { heading, line, onBrand, plain, slot, strong } from '../figure-shapes.ts';

/** From a need to the services that answer it. */
export type ServiceFinder = {
  question: string;
  needs: readonly {
    answer: string;
    result: string;
    /** Each with the case it is for. */
    services: readonly { name: string; when: string }[];
  }[];
};

/** The needs, each with the row of its first service. */
const needsOf = ({ needs }: ServiceFinder) =>
  needs.map((need, index) => ({
    ...need,
    first: needs.slice(0, index).reduce((sum, { services }) => sum + services.length, 0),
  }));

function wideFinder(finder: ServiceFinder): Composition {
  const needs = needsOf(finder);
  const rowY = (row: number, need: number) => 26 + row * 40 + need * 22;
  const middleOf = (need: (typeof needs)[number], index: number) =>
    rowY(need.first + (need.services.length - 1) / 2, index);
  const last = needs.at(-1);
  const end = last ? rowY(last.first + last.services.length - 1, needs.length - 1) : 0;
  const rootY = end / 2 + 13;
  const [needX, needWidth, whenX, nameX] = [272, 220, 560, 850];

  return {
    width: 1200,
    height: end + 26,
    shapes: [
      ...needs.flatMap((need, index): readonly Shape[] => {
        const y = middleOf(need, index);
        return [
          { kind: 'match', from: [190, rootY], to: [needX, y], stroke: 'control' },
          ...need.services.flatMap(({ name, when }, service): readonly Shape[] => {
            const row = rowY(need.first + service, index);
            return [
              {
                kind: 'match',
                from: [needX + needWidth, y],
                to: [whenX - 14, row],
                stroke: 'control',
              },
              plain([whenX, row], when, 'text'),
              line([whenX + 246, row], [nameX - 4, row], 'control', 1),
              slot([nameX, row - 17], [349, 34], 'surface', 'line'),
              { kind: 'dot', at: [nameX + 20, row], r: 5.5, fill: 'accent' },
              strong([nameX + 38, row], name),
            ];
          }),
          slot([needX, y - 34], [needWidth, 68], 'brand'),
          onBrand(heading([needX + 28, y - 12], need.result, 22)),
          plain([needX + 28, y + 14], need.answer, 'onBrand'),
        ];
      }),
      slot([0, rootY - 34], [190, 68], 'match'),
      { ...strong([95, rootY], finder.question), fill: 'strong', anchor: 'middle' },
    ],
  };
}

function compactFinder(finder: ServiceFinder): Composition {
  const size = 14;
  const needs = needsOf(finder);
  const top = (row: number, need: number) => 94 + row * 42 + need * 72;
  const last = needs.at(-1);

  return {
    width: 320,
    height: last ? top(last.first + last.services.length - 1, needs.length - 1) + 48 : 0,
    shapes: [
      slot([0, 0], [320, 40], 'match'),
      { ...strong([160, 20], finder.question, size), fill: 'strong', anchor: 'middle' },
      ...needs.flatMap((need, index): readonly Shape[] => {
        const y = top(need.first, index);
        const end = top(need.first + need.services.length - 1, index) + 22;
        return [
          line([20, y - 18], [20, end], 'control'),
          slot([0, y - 40], [320, 44], 'brand'),
          onBrand(heading([20, y - 18], need.result, 18)),
          { ...plain([300, y - 18], need.answer, 'onBrand', size), anchor: 'end' },
          ...need.services.flatMap(({ name, when }, service): readonly Shape[] => {
            const row = top(need.first + service, index) + 22;
            return [
              { kind: 'dot', at: [20, row], r: 5.5, fill: 'accent' },
              strong([38, row - 4], name, size),
              plain([38, row + 15], when, 'muted', size),
            ];
          }),
        ];
      }),
    ],
  };
}

/** The drawing of a decision, from a question to the services. */
export const serviceFinder = (finder: ServiceFinder, alt: string): Figure => ({
  wide: wideFinder(finder),
  compact: compactFinder(finder),
  alt,
});
