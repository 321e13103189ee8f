import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The seller holds up his hands. */
const seller: readonly Shape[] = [
  ...[16, 118].map((x) => line([x, 290], [x, 126], 'strong', 24)),
  ...[16, 118].map((x): Shape => ({ kind: 'dot', at: [x, 108], r: 16, fill: 'raised' })),
  { kind: 'face', at: [67, 300], size: 186, ...looks.mustache, clothes: 'strong' },
];

/** The officer points at the screen. */
const officer: readonly Shape[] = [
  { kind: 'face', at: [404, 300], size: 204, ...looks.longHair, wears: 'headset' },
  line([350, 280], [328, 190], 'brand', 26),
  { kind: 'dot', at: [324, 168], r: 16, fill: 'raised' },
  line([320, 164], [304, 140], 'raised', 10),
];

/** The scanner. Its screen shows a suitcase with a spreadsheet in it. */
const scanner: readonly Shape[] = [
  panel([140, 170], [170, 140], 18, 'brand'),
  panel([164, 208], [122, 100], 12, 'strong'),
  panel([126, 18], [186, 142], 16, 'strong'),
  { kind: 'slot', at: [196, 30], size: [46, 30], stroke: 'quiet', width: 8 },
  panel([142, 46], [154, 100], 14, 'quiet'),
  panel([156, 60], [126, 74], 4, 'raised'),
  panel([156, 60], [126, 30], 4, 'subtle'),
  ...[90, 112].map((y) => line([158, y], [280, y], 'strong', 4)),
  line([198, 92], [198, 132], 'strong', 4),
  line([240, 92], [240, 132], 'strong', 4),
  onBright(centered(heading([219, 76], '=SUM(A1)', 23))),
];

/** A suitcase on the belt that is through. `x` is its left side. */
const suitcase = (x: number, fill: 'raised' | 'match'): readonly Shape[] => [
  { kind: 'frame', at: [x + 17, 256], size: [20, 20], radius: 4, stroke: 'strong', width: 5 },
  panel([x, 264], [54, 36], 10, fill),
];

/**
 * Airport security in week 9 of 13: the scanner finds the spreadsheet in field sales’ suitcase. The
 * suitcases of three other teams are through.
 */
export const hiddenSpreadsheet: Composition = {
  width: 480,
  height: 378,
  shapes: [
    panel([0, 0], [480, 378], 16, 'quiet'),
    ...seller,
    ...officer,
    ...scanner,
    ...suitcase(304, 'raised'),
    ...suitcase(362, 'match'),
    ...suitcase(420, 'raised'),
    panel([0, 306], [480, 72], 16, 'brand'),
    slot([0, 294], [480, 24], 'strong'),
    onBrand(strong([20, 347], 'Field sales', 25)),
    { ...onBrand(strong([462, 347], '3 teams: through', 25)), anchor: 'end' },
    panel([322, 18], [144, 50], 10, 'raised'),
    onBright(centered(strong([394, 44], 'Week 9 of 13', 22))),
  ],
};
