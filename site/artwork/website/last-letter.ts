import type { Composition, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from '../figure-shapes.ts';
import { centered, heading, onBright, strong } from '../figure-words.ts';

/** A movie theater’s sign, without its last letter. */
const sign: readonly Shape[] = [
  panel([88, 8], [148, 64], 16, 'quiet'),
  onBright(centered(heading([162, 34], 'Live', 36))),
  panel([0, 58], [324, 164], 18, 'brand'),
  ...[75, 205].map(
    (y): Shape => ({ kind: 'dots', at: [21, y], count: 11, gap: 28.2, r: 7, fill: 'raised' }),
  ),
  panel([14, 92], [296, 96], 4, 'raised'),
  line([16, 140], [308, 140], 'quiet', 4),
  onBright(heading([28, 117], 'Now open', 42)),
  onBright(heading([28, 165], 'on Sunday', 42)),
];

/** The door below it, with the owner’s key. */
const door: readonly Shape[] = [
  panel([18, 216], [288, 184], 0, 'brand'),
  panel([176, 240], [112, 160], 0, 'raised'),
  onBright(centered(heading([232, 268], 'Yours', 30))),
  { kind: 'dot', at: [232, 312], r: 18, stroke: 'strong', width: 11 },
  line([232, 334], [232, 362], 'strong', 11),
  {
    kind: 'line',
    points: [
      [250, 362],
      [232, 362],
      [232, 386],
      [246, 386],
    ],
    stroke: 'strong',
    width: 11,
  },
];

/** A signpost with an old address, which still leads to the door. */
const signpost: readonly Shape[] = [
  panel([66, 240], [20, 160], 0, 'quiet'),
  cutOut(
    [
      [6, 262],
      [136, 262],
      [160, 286],
      [136, 310],
      [6, 310],
    ],
    'raised',
    8,
  ),
  onBright(strong([16, 287], '/old-page', 28)),
];

/** An editor on a ladder, with the last letter. */
const editor: readonly Shape[] = [
  ...[346, 414].map((x) => line([x, 250], [x, 396], 'subtle', 9)),
  ...[282, 324, 366].map((y) => line([346, y], [414, y], 'subtle', 9)),
  ...[364, 396].map((x) => line([x, 250], [x, 312], 'brand', 26)),
  line([350, 320], [364, 320], 'raised', 15),
  panel([336, 176], [88, 90], 20, 'quiet'),
  {
    kind: 'face',
    at: [380, 196],
    size: 176,
    ...looks.curls,
    hair: 'brand',
    clothes: 'quiet',
    collar: 'brand',
  },
  line([430, 190], [420, 244], 'quiet', 26),
  line([334, 188], [300, 172], 'quiet', 26),
  panel([243, 142], [46, 46], 6, 'match'),
  onBright(centered(heading([262, 163], 's', 42))),
  ...[158, 174].map((y) => slot([280, y - 7], [26, 14], 'raised')),
];

/** A plug in the jar. */
const plug = (x: number, y: number): readonly Shape[] => [
  ...[-6, 6].map((dx) => line([x + dx, y - 16], [x + dx, y], 'raised', 5)),
  panel([x - 13, y - 6], [26, 22], 7, 'raised'),
];

/** A jar of checked plugs. */
const jar: readonly Shape[] = [
  panel([376, 288], [104, 112], 18, 'quiet'),
  panel([383, 300], [90, 93], 12, 'background'),
  slot([378, 278], [100, 22], 'raised'),
  ...plug(407, 336),
  ...plug(448, 330),
  panel([376, 352], [104, 36], 4, 'raised'),
  onBright(centered(strong([428, 371], 'Checked', 23))),
];

/**
 * An editor on a ladder adds the last letter to a movie theater’s sign. A signpost with an old
 * address still leads to the door. The key is the owner’s, and a jar holds checked plugs.
 */
export const lastLetter: Composition = {
  width: 480,
  height: 400,
  shapes: [...door, ...signpost, ...sign, ...editor, ...jar],
};
