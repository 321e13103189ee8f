import type { Composition, Point, Shape, Size } from '#design-system';
import { piece, slot } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

const sizeIn = (height: number) => 16 + height / 4;

const inOption = ([x, y]: Point, name: string, height: number) =>
  centered(onBright(heading([x, y + 1], name, sizeIn(height))));

/** An option. Its slot is as long as its effort. */
const option = ([x, y]: Point, [width, height]: Size, name: string): readonly Shape[] => [
  slot([x, y], [width, height], 'quiet'),
  inOption([x + width / 2, y + height / 2], name, height),
];

/** The option that the report suggests. */
const suggested = ([x, y]: Point, [width, height]: Size): readonly Shape[] => {
  const [center, middle, size] = [x + width / 2, y + height / 2, sizeIn(height)];
  return [
    slot([x, y], [width, height], 'match'),
    inOption([center - size * 0.7, middle], 'Buy', height),
    {
      kind: 'tick',
      at: [center + size * 1.25, middle + 2],
      r: size * 0.46,
      stroke: 'strong',
      width: size * 0.19,
    },
  ];
};

/** Three options: to build, to buy, or to keep everything as it is. */
export const options = piece([
  ...option([0, 0], [300, 47], 'Build'),
  ...suggested([0, 57], [176, 47]),
  ...option([186, 57], [114, 47], 'Keep'),
]);

/** The same, side by side. */
export const wideOptions: Composition = {
  ...piece([
    ...option([0, 0], [275, 104], 'Build'),
    ...suggested([285, 0], [225, 104]),
    ...option([520, 0], [165, 104], 'Keep'),
  ]),
  width: 685,
};
