import type { Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { strong } from '../figure-words.ts';

const screen = (x: number): readonly Shape[] => [
  { kind: 'frame', at: [x, 1], size: [52, 102], radius: 12, fill: 'brand' },
  { kind: 'frame', at: [x + 6, 9], size: [40, 86], radius: 7, fill: 'raised' },
];

/** A clickable prototype, and its six testers where they'll use the app. */
export const prototype = piece([
  ...screen(1),
  line([16, 22], [38, 22], 'strong', 4),
  line([16, 34], [30, 34], 'quiet', 4),
  slot([13, 72], [28, 14], 'match'),
  ...screen(81),
  { kind: 'dot', at: [107, 30], r: 11, fill: 'quiet' },
  line([96, 58], [118, 58], 'strong', 4),
  line([96, 70], [110, 70], 'quiet', 4),
  { kind: 'match', from: [41, 79], to: [80, 30], stroke: 'control' },
  ...['Hospital', 'Warehouse', 'Train'].flatMap((place, index): readonly Shape[] => {
    const y = 15 + index * 37;
    return [
      { kind: 'person', at: [164, y], r: 13, fill: 'quiet', figure: 'strong' },
      { kind: 'person', at: [193, y], r: 13, fill: 'quiet', figure: 'strong' },
      strong([214, y], place),
    ];
  }),
]);
