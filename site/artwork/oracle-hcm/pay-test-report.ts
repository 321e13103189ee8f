import type { Composition, Point, Shape } from '#design-system';
import { line } from '../figure-shapes.ts';
import { heading, type Label, onBright, plain, strong } from '../figure-words.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** A name as it is written by hand: strokes from one point to the next. */
const signature = ([x, y]: Point, strokes: readonly Point[]): readonly Shape[] =>
  strokes.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = strokes[index] ?? [0, 0];
    return {
      kind: 'match',
      from: [x + fromX, y + fromY],
      to: [x + toX, y + toY],
      stroke: 'accent',
      width: 3,
    };
  });

/** Who did a part of the test, below the line that they signed on. */
const signed = (x: number, who: string): readonly Shape[] => [
  line([x, 296], [x + 196, 296], 'control'),
  plain([x, 318], who, 'muted', 19),
];

/** A part of the paycheck: what our tester worked out, and what the system paid. */
const amounts = (y: number, name: string, amount: string): readonly Label[] => [
  strong([28, y], name, 21),
  atEnd(strong([336, y], amount, 21)),
  atEnd(strong([452, y], amount, 21)),
];

/** A test of a raise that was entered three months late. Two people signed it. */
export const payTestReport: Composition = {
  width: 480,
  height: 344,
  shapes: [
    { kind: 'frame', at: [23, 1], size: [434, 80], radius: 20, fill: 'background', stroke: 'line' },
    { kind: 'frame', at: [1, 15], size: [478, 328], radius: 22, fill: 'surface', stroke: 'line' },
    heading([28, 56], 'Late raise', 26),
    atEnd(plain([452, 56], 'Test 31 of 38', 'muted', 19)),
    line([28, 84], [452, 84]),
    atEnd(plain([336, 110], 'Expected', 'muted', 19)),
    atEnd(plain([452, 110], 'Paid', 'muted', 19)),
    ...amounts(148, 'New salary', '$5,250'),
    { kind: 'slot', at: [12, 170], size: [456, 52], fill: 'match' },
    ...amounts(196, 'Back pay, 3 months', '$750').map(onBright),
    ...signature(
      [36, 284],
      [
        [0, -26],
        [26, -34],
        [4, 8],
        [22, -14],
        [34, 4],
        [44, -14],
        [52, 4],
        [72, -40],
        [62, 4],
        [84, -12],
        [92, 4],
        [150, -8],
      ],
    ),
    ...signed(28, 'Ruth ran it'),
    ...signature(
      [266, 284],
      [
        [34, -30],
        [0, -10],
        [26, 6],
        [40, -32],
        [50, -6],
        [60, 4],
        [70, -12],
        [78, 4],
        [90, -10],
        [98, 4],
        [112, -14],
        [108, 2],
        [160, -4],
      ],
    ),
    ...signed(256, 'Omar checked it'),
  ],
};
