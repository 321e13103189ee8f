import type { Composition, Shape, Size } from '#design-system';
import { line, slot } from './figure-shapes.ts';
import { centered, heading, onBrand, plain, strong } from './figure-words.ts';

const type = 22;
/** The two patients with the same name: the one born in another year, and the right one. */
const [other, right] = [116, 364];
const [factsY, faceY, nameY] = [154, 322, 420];
const [facts, name]: readonly [Size, Size] = [
  [170, 52],
  [228, 72],
];

const tube: readonly Shape[] = [
  slot([42, 42], [16, 29], 'quiet'),
  line([37, 24], [37, 62], 'onBrand', 4),
  line([63, 24], [63, 62], 'onBrand', 4),
  { kind: 'arc', at: [50, 62], r: 13, from: 90, to: 270, stroke: 'onBrand', width: 4 },
  line([32, 22], [68, 22], 'onBrand', 4),
];

/** A slot around the middle of its place. */
const slotAround = (x: number, y: number, [width, height]: Size) =>
  ({
    kind: 'slot',
    at: [x - width / 2, y - height / 2],
    size: [width, height],
  }) as const;

/** Healthcare: of two patients with the same name, a result goes to the one whose facts all match. */
export const rightPatient: Composition = {
  width: 480,
  height: 458,
  shapes: [
    line([other, 96], [other, factsY], 'control', 4),
    line([right, 96], [right, faceY], 'accent', 10),
    slot([0, 0], [480, 96], 'brand'),
    ...tube,
    onBrand(heading([88, 48], 'Lab result', 32)),
    { ...onBrand(plain([448, 48], 'M. Ortiz, born 1961', 'text', 20)), anchor: 'end' },
    { ...slotAround(other, factsY, facts), fill: 'background', stroke: 'control', width: 3 },
    { ...centered(strong([other, factsY], '3 of 4 facts', type)), fill: 'muted' },
    { ...slotAround(right, factsY, facts), fill: 'background', stroke: 'accent', width: 4 },
    centered(strong([right, factsY], '4 of 4 facts', type)),
    { kind: 'person', at: [other, faceY], r: 108, fill: 'quiet', figure: 'strong' },
    { kind: 'person', at: [right, faceY], r: 112, fill: 'match', figure: 'strong' },
    { ...slotAround(other, nameY, name), fill: 'background', stroke: 'control', width: 3 },
    centered(strong([other, nameY], 'M. Ortiz, 1986', type)),
    { ...slotAround(right, nameY, name), fill: 'brand' },
    onBrand(centered(strong([right, nameY], 'M. Ortiz, 1961', type))),
  ],
};
