import type { Composition, Look, Point, Shape, Size, Tone } from '#design-system';
import { endlessSlot, looks, portrait, slot } from './figure-shapes.ts';
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

const employee: Look = {
  skin: 'quiet',
  hair: 'strong',
  cut: 'bun',
  clothes: 'brand',
  collar: 'quiet',
};

/** Strategic staffing: a badge for each term. The one in front now belongs to an employee. */
export const hiredBadges: Composition = {
  width: 480,
  height: 400,
  bleeds: true,
  shapes: [
    ...badge([97, 66], [188, 276], 'quiet', 'control'),
    ...portrait([70, 160], 88, 'raised', looks.glasses),
    onBright(centered(strong([70, 236], 'Contract', 21))),
    slot([32, 274], [76, 12], 'brand'),
    ...badge([383, 66], [188, 276], 'brand', 'control'),
    ...portrait([410, 160], 88, 'raised', employee),
    onBrand(centered(strong([410, 236], 'Permanent', 21))),
    slot([372, 274], [76, 12], 'quiet'),
    ...badge([240, 92], [200, 305], 'raised', 'quiet'),
    ...portrait([240, 200], 120, 'quiet', looks.curls),
    onBright(centered(heading([240, 290], 'Contract to hire', 23))),
    { kind: 'frame', at: [153, 320], size: [174, 62], radius: 16, fill: 'match' },
    onBright(centered(strong([240, 351], 'On your staff', 22))),
    endlessSlot([0, 0], 22, 'surface'),
    { kind: 'dots', at: [97, 11], count: 3, gap: 143, r: 5, fill: 'control' },
  ],
};
