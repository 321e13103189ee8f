import type { Composition, Figure, Point, Shape } from '#design-system';
import { line, matchStop, openStop, slot } from '../figure-shapes.ts';
import { heading, onBrand, plain, strong } from '../figure-words.ts';

/** From a need to the services that answer it. */
export type ServiceFinder = {
  question: string;
  /** How to read a stop. */
  legend: string;
  needs: readonly {
    answer: string;
    result: string;
    /** Each with the case it is for. */
    services: readonly { name: string; when: string; isExample?: boolean }[];
  }[];
};

/**
 * Words in two lines if they are longer than one line may be, as close to equally long as their
 * spaces allow.
 */
function inLines(text: string, longest = 0): readonly string[] {
  if (text.length <= longest) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const distance = (at: number) => Math.abs(text.length / 2 - at);
  const at = spaces.toSorted((one, other) => distance(one) - distance(other))[0];
  return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A service, or the one that is the example's match. */
const stop = (at: Point, r: number, isExample = false): readonly Shape[] =>
  isExample ? matchStop(at, r * 1.5) : [openStop(at, r)];

/** The visitor, with the question. */
const visitor = ([x, y]: Point, r: number, question: string, size: number): readonly Shape[] => [
  { kind: 'person', at: [x, y], r, fill: 'text', figure: 'background' },
  heading([x + r * 1.5, y], question, size),
];

/** A line per need. Its stops are the services: above each is its case, and below it its name. */
function wideFinder({ question, legend, needs }: ServiceFinder): Composition {
  const [startX, needWidth, from, to] = [24, 220, 264, 1200];
  const lineY = (need: number) => 166 + need * 178;
  const end = lineY(needs.length - 1);

  return {
    width: to,
    height: end + 76,
    shapes: [
      line([startX, 34], [startX, end], 'control'),
      ...needs.flatMap(({ answer, result, services }, need): readonly Shape[] => {
        const y = lineY(need);
        const step = (to - from) / services.length;
        const longest = Math.floor((step - 20) / 8.4);
        return [
          line([needWidth, y], [to - 2, y], 'accent', 4),
          slot([0, y - 38], [needWidth, 76], 'brand'),
          onBrand(heading([28, y - 13], result, 22)),
          plain([28, y + 14], answer, 'onBrand'),
          ...services.flatMap(({ name, when, isExample }, service): readonly Shape[] => {
            const x = from + service * step;
            return [
              ...inLines(when).map((words, row) => plain([x, y - 52 + row * 22], words)),
              ...stop([x + 10, y], 9, isExample),
              ...inLines(name, longest).map((words, row) => strong([x, y + 32 + row * 22], words)),
            ];
          }),
        ];
      }),
      ...visitor([startX, 34], 23, question, 20),
      plain([from, 34], legend),
    ],
  };
}

/** The needs, each with the row of its first service. */
const needsOf = ({ needs }: ServiceFinder) =>
  needs.map((need, index) => ({
    ...need,
    first: needs.slice(0, index).reduce((sum, { services }) => sum + services.length, 0),
  }));

function compactFinder(finder: ServiceFinder): Composition {
  const size = 14;
  const needs = needsOf(finder);
  const top = (row: number, need: number) => 94 + row * 42 + need * 84;
  const last = needs.at(-1);

  return {
    width: 320,
    height: last ? top(last.first + last.services.length - 1, needs.length - 1) + 60 : 0,
    shapes: [
      line([20, 20], [20, 54], 'control'),
      ...visitor([20, 20], 18, finder.question, 18),
      ...needs.flatMap((need, index): readonly Shape[] => {
        const y = top(need.first, index);
        const end = top(need.first + need.services.length - 1, index) + 30;
        return [
          line([20, y - 18], [20, end], 'control'),
          slot([0, y - 40], [320, 44], 'brand'),
          onBrand(heading([20, y - 18], need.result, 18)),
          { ...plain([300, y - 18], need.answer, 'onBrand', size), anchor: 'end' },
          ...need.services.flatMap(({ name, when, isExample }, service): readonly Shape[] => {
            const row = top(need.first + service, index) + 34;
            return [
              ...stop([20, row - 4], 6.5, isExample),
              ...(isExample
                ? [{ ...plain([300, row - 4], 'Example', 'muted', size), anchor: 'end' as const }]
                : []),
              strong([38, row - 4], name, size),
              plain([38, row + 15], when, 'muted', size),
            ];
          }),
        ];
      }),
    ],
  };
}

/** The drawing of a decision: a question, the answers, and a line of services for each. */
export const serviceFinder = (finder: ServiceFinder, alt: string): Figure => ({
  wide: wideFinder(finder),
  compact: compactFinder(finder),
  alt,
});
