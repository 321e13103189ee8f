import type { Composition, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { plain, strong } from '../figure-words.ts';

const screen = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 1], size: [52, 102], radius: 12, fill: 'brand' },
  { kind: 'frame', at: [x + 6, 9], size: [40, 86], radius: 7, fill: 'raised' },
];

const prototypeScreens: readonly Shape[] = [
  ...screen(1),
  line([16, 22], [38, 22], 'strong', 4),
  line([16, 34], [30, 34], 'quiet', 4),
  slot([13, 72], [28, 14], 'match'),
  ...screen(81),
  { kind: 'dot', at: [107, 30], r: 11, fill: 'quiet' },
  line([96, 58], [118, 58], 'strong', 4),
  line([96, 70], [110, 70], 'quiet', 4),
  { kind: 'match', from: [41, 79], to: [80, 30], stroke: 'control' },
];

const tester = (x: number, y: number): Shape => ({
  kind: 'person',
  at: [x, y],
  r: 13,
  fill: 'quiet',
  figure: 'strong',
});

const places = [
  { name: 'Hospital', found: 'Too small with gloves' },
  { name: 'Warehouse', found: 'No signal behind the racks' },
  { name: 'Train', found: 'One hand is enough' },
];

/** Two testers for each place where the app will be used. */
const testers = places.flatMap(({ name }, index): readonly Shape[] => {
  const y = 15 + index * 37;
  return [tester(164, y), tester(193, y), strong([214, y], name)];
});

/** A clickable prototype, and its six testers where they'll use the app. */
export const prototype = piece([...prototypeScreens, ...testers]);

/** The same, with what the testers found. */
export const widePrototype: Composition = {
  ...piece([
    ...prototypeScreens,
    ...testers,
    ...places.flatMap(({ found }, index): readonly Shape[] => {
      const y = 15 + index * 37;
      return [line([312, y], [402, y], 'control'), plain([414, y], found)];
    }),
  ]),
  width: 685,
};
