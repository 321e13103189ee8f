import type { Composition, Shape, Size } from '#design-system';
import { line, looks, slot, stop } from './figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from './figure-words.ts';

const type = 22;
/** The two patients with the same name: the one born in another year, and the right one. */
const [other, right] = [116, 364];
const [factsY, faceY, nameY] = [132, 266, 360];
/** The end of the shoulders is behind the name. */
const bustY = 352;
const [facts, name]: readonly [Size, Size] = [
  [196, 48],
  [228, 64],
];

const tube: readonly Shape[] = [
  slot([42, 36], [16, 29], 'quiet'),
  line([37, 18], [37, 56], 'onBrand', 4),
  line([63, 18], [63, 56], 'onBrand', 4),
  { kind: 'arc', at: [50, 56], r: 13, from: 90, to: 270, stroke: 'onBrand', width: 4 },
  line([32, 16], [68, 16], 'onBrand', 4),
];

/** A slot around the middle of its place. */
const slotAround = (x: number, y: number, [width, height]: Size) =>
  ({
    kind: 'slot',
    at: [x - width / 2, y - height / 2],
    size: [width, height],
  }) as const;

/** How many of the four facts match, after the mark that is at the end of the patient's line. */
const matching = (x: number, count: number) =>
  centered(strong([x + 18, factsY], `${count} of 4 facts`, type));

/** Healthcare: of two patients with the same name, a result goes to the one whose facts all match. */
export const rightPatient: Composition = {
  width: 480,
  height: 394,
  shapes: [
    line([other, 84], [other, factsY], 'control', 4),
    line([right, 84], [right, faceY], 'accent', 8),
    slot([0, 0], [480, 84], 'brand'),
    ...tube,
    onBrand(heading([88, 42], 'Lab result', 30)),
    { ...onBrand(plain([448, 42], 'M. Ortiz, born 1961', 'text', 20)), anchor: 'end' },
    { ...slotAround(other, factsY, facts), fill: 'background', stroke: 'control', width: 3 },
    ...stop([other - 70, factsY]),
    matching(other, 3),
    { ...slotAround(right, factsY, facts), fill: 'background', stroke: 'accent', width: 4 },
    { kind: 'tick', at: [right - 70, factsY + 1], r: 9, stroke: 'accent', width: 4 },
    matching(right, 4),
    { kind: 'dot', at: [other, faceY], r: 92, fill: 'quiet' },
    {
      kind: 'face',
      at: [other, bustY],
      size: 168,
      ...looks.longHair,
    },
    { kind: 'dot', at: [right, faceY], r: 92, fill: 'match' },
    {
      kind: 'face',
      at: [right, bustY],
      size: 168,
      ...looks.grayHair,
    },
    { ...slotAround(other, nameY, name), fill: 'background', stroke: 'control', width: 3 },
    centered(strong([other, nameY], 'M. Ortiz, 1986', type)),
    { ...slotAround(right, nameY, name), fill: 'brand' },
    onBrand(centered(strong([right, nameY], 'M. Ortiz, 1961', type))),
  ],
};
