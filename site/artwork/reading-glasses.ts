import type { Composition, Point, Shape } from '#design-system';
import { endlessPanel, line, looks, portrait, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** A line of code: where it starts, and how long its words are. */
const code = ([x, y]: Point, [first, second]: readonly [number, number]): readonly Shape[] => [
  slot([x, y], [first, 12], 'quiet'),
  slot([x + first + 10, y], [second, 12], 'raised'),
];

const resume: readonly Shape[] = [
  { kind: 'frame', at: [0, 0], size: [236, 330], radius: 24, fill: 'raised' },
  ...portrait([56, 56], 64, 'quiet', looks.mustache),
  onBright(heading([102, 44], 'Résumé', 26)),
  slot([102, 68], [72, 10], 'quiet'),
  ...[124, 150, 176, 256, 282].map((y) => slot([24, y], [56, 10], 'quiet')),
];

const editor: readonly Shape[] = [
  endlessPanel([101, 95], 305, 31, 'background'),
  endlessPanel([104, 98], 299, 28, 'brand'),
  { kind: 'dots', at: [134, 128], count: 3, gap: 20, r: 6, fill: 'quiet' },
  onBrand(strong([206, 129], 'payment.ts', 22)),
  ...code([134, 166], [66, 124]),
  ...code([162, 338], [96, 62]),
  ...code([134, 362], [48, 108]),
];

/** One of the lenses, with the word behind it. */
const lens = (x: number, word: string): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x, 202],
    size: [158, 116],
    radius: 46,
    fill: 'strong',
    stroke: 'match',
    width: 11,
  },
  { ...centered(heading([x + 79, 260], word, 30)), fill: 'raised' },
];

/** About us: a candidate's résumé and code, and reading glasses on the code. */
export const readingGlasses: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    ...resume,
    ...editor,
    line([92, 244], [14, 210], 'match', 11),
    ...lens(92, 'if (paid)'),
    ...lens(296, 'return'),
    { kind: 'arc', at: [273, 256], r: 28, from: 306, to: 414, stroke: 'match', width: 11 },
  ],
};
