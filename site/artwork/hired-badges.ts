import type { Composition, Point, Shape, Size, Tone } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from './figure-words.ts';

/** A badge on its strap, which ends in the badge's hole. The point is the middle of its upper edge. */
const badge = ([x, y]: Point, [width, height]: Size, fill: Tone, strap: Tone): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x - width / 2, y],
    size: [width, height],
    radius: 24,
    fill,
    stroke: 'background',
    width: 6,
  },
  slot([x - 30, y + 16], [60, 14], 'background'),
  { kind: 'frame', at: [x - 15, 10], size: [30, y + 16], radius: 0, fill: strap },
];

/** The photo on a badge: the middle of it. */
const photo = ([x, y]: Point, r: number, fill: Tone, figure: Tone): readonly Shape[] => [
  { kind: 'frame', at: [x - r, y - r], size: [2 * r, 2 * r], radius: r * 0.4, fill },
  { kind: 'person', at: [x, y + r * 0.1], r: r * 0.9, fill, figure },
];

const barCode = (x: number, fill: Tone): readonly Shape[] =>
  [4, 8, 4, 4, 8, 4].map((width, index) =>
    line([x + index * 15, 282], [x + index * 15, 308], fill, width),
  );

/** Strategic staffing: a badge for each term. The one in front now belongs to an employee. */
export const hiredBadges: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...badge([97, 66], [188, 276], 'quiet', 'control'),
    ...photo([68, 160], 42, 'strong', 'quiet'),
    onBright(centered(strong([68, 236], 'Contract', 22))),
    ...barCode(30, 'strong'),
    ...badge([383, 66], [188, 276], 'brand', 'control'),
    ...photo([412, 160], 42, 'raised', 'strong'),
    onBrand(centered(strong([412, 236], 'Permanent', 22))),
    ...barCode(375, 'raised'),
    ...badge([240, 92], [214, 305], 'raised', 'quiet'),
    ...photo([240, 200], 58, 'quiet', 'strong'),
    onBright(centered(heading([240, 290], 'Contract to hire', 25))),
    { kind: 'frame', at: [147, 320], size: [186, 62], radius: 16, fill: 'match' },
    onBright(centered(strong([240, 351], 'On your staff', 22))),
    slot([0, 0], [480, 22], 'surface'),
    ...[97, 240, 383].map((x): Shape => ({ kind: 'dot', at: [x, 11], r: 5, fill: 'control' })),
  ],
};
