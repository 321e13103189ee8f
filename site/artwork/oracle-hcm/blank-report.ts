import type { Composition, Shape } from '#design-system';
import { line, outline, panel } from '../figure-shapes.ts';
import { button, heading, type Label, onBright, plain, strong } from '../figure-words.ts';

const atEnd = (label: Label): Label => ({ ...label, anchor: 'end' });

/** The start and end of the text on the sheet in front, and the end of that on the first one. */
const [left, right, firstRight] = [26, 274, 456];

/** A difference that the first run found. */
const difference = (y: number, amount: string): readonly Shape[] => [
  line([301, y - 18], [478, y - 18]),
  atEnd(plain([firstRight, y], amount, 'muted', 21)),
];

const arrow = (y: number, tip: number): Shape => ({
  kind: 'line',
  points: [
    [424, y],
    [431, y + tip],
    [438, y],
  ],
  stroke: 'strong',
  width: 2.5,
});

/** The dialog that prints the report, for the second time. */
const dialog: readonly Shape[] = [
  panel([246, 206], [234, 158], 22, 'brand'),
  panel([254, 214], [218, 142], 16, 'raised'),
  onBright(strong([274, 252], 'Copies', 21)),
  outline([372, 230], [80, 44], 12, 'control'),
  onBright(strong([390, 253], '2', 21)),
  arrow(248, -7),
  arrow(256, 7),
  ...button([274, 288], [178, 50], { text: 'Print', fill: 'brand', radius: 14 }),
];

/** The second run's variance report, which is blank. Behind it is the first one, which wasn't. */
export const blankReport: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([200, 0], [280, 330], 10, 'surface'),
    outline([201, 1], [278, 328], 9, 'line'),
    atEnd(strong([firstRight, 36], 'Run 1', 21)),
    atEnd(plain([firstRight, 66], '41 differ', 'muted', 21)),
    ...['$18.40', '$212.75', '$9.08'].flatMap((amount, index) =>
      difference(110 + index * 36, amount),
    ),
    panel([0, 30], [300, 410], 10, 'raised'),
    onBright(heading([left, 74], 'Variance report', 28)),
    onBright(plain([left, 110], 'Run 2', 'strong', 21)),
    onBright(atEnd(plain([right, 110], '120 paychecks', 'strong', 21))),
    line([left, 136], [right, 136], 'strong', 2.5),
    onBright(strong([left, 160], 'Employee', 21)),
    onBright(atEnd(strong([right, 160], 'Old – new', 21))),
    ...[184, 222, 260, 298, 336].map((y) => line([left, y], [right, y], 'subtle')),
    panel([10, 374], [280, 56], 8, 'match'),
    onBright(strong([left, 402], 'Total', 21)),
    onBright(atEnd(heading([right, 402], '$0.00', 36))),
    ...dialog,
  ],
};
