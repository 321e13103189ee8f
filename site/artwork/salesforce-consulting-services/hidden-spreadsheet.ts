import type { Composition, Shape } from '#design-system';
import { line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBrand, onBright, strong } from '../figure-words.ts';

/** The seller holds up his hands. */
const seller: readonly Shape[] = [
  ...[30, 130].map((x) => line([x, 280], [x, 142], 'strong', 24)),
  ...[30, 130].map((x): Shape => ({ kind: 'dot', at: [x, 122], r: 15, fill: 'raised' })),
  { kind: 'face', at: [80, 300], size: 176, ...looks.mustache, clothes: 'strong' },
];

/** The officer points at the screen. */
const officer: readonly Shape[] = [
  { kind: 'face', at: [396, 300], size: 212, ...looks.longHair, wears: 'headset' },
  line([350, 280], [338, 200], 'brand', 26),
  { kind: 'dot', at: [336, 180], r: 16, fill: 'raised' },
  line([330, 172], [306, 146], 'raised', 10),
];

/** The scanner. Its screen shows a suitcase with a spreadsheet in it. */
const scanner: readonly Shape[] = [
  panel([158, 172], [162, 140], 18, 'brand'),
  panel([182, 210], [114, 100], 12, 'strong'),
  panel([154, 16], [170, 146], 16, 'strong'),
  { kind: 'slot', at: [216, 28], size: [46, 30], stroke: 'quiet', width: 8 },
  panel([168, 44], [142, 106], 14, 'quiet'),
  panel([180, 56], [118, 82], 4, 'raised'),
  panel([180, 56], [118, 38], 4, 'subtle'),
  ...[94, 116].map((y) => line([182, y], [296, y], 'strong', 4)),
  line([219, 96], [219, 136], 'strong', 4),
  line([259, 96], [259, 136], 'strong', 4),
  onBright(centered(heading([239, 76], '=SUM', 28))),
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
    ...suitcase(294, 'raised'),
    ...suitcase(352, 'match'),
    ...suitcase(410, 'raised'),
    panel([0, 306], [480, 72], 16, 'brand'),
    slot([0, 294], [480, 24], 'strong'),
    onBrand(strong([20, 347], 'Field sales', 25)),
    { ...onBrand(strong([462, 347], '3 teams: through', 25)), anchor: 'end' },
    panel([334, 16], [134, 70], 12, 'raised'),
    onBright(centered(heading([401, 39], 'Week 9', 28))),
    onBright(centered(strong([401, 66], 'of 13', 22))),
  ],
};
