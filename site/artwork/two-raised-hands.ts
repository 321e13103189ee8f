import type { Composition, Look, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';
import { bed, curtain, nurse } from './healthcare/ward.ts';

/** A patient in a hospital gown, who raises a hand with a wristband. */
const patient = (x: number, look: Look, born: string, band: Tone): readonly Shape[] => {
  const wrist = x + 62;
  return [
    line([x + 44, 266], [wrist, 184], look.clothes, 38),
    line([wrist, 174], [wrist, 82], look.skin, 28),
    ...[-12, 0, 12].map((way) => line([wrist + way, 76], [wrist + way * 1.5, 56], look.skin, 9)),
    panel([x - 64, 256], [128, 80], 20, look.clothes),
    { kind: 'face', at: [x, 282], size: 182, ...look },
    { kind: 'dots', at: [x - 44, 312], count: 5, gap: 22, r: 6, fill: 'brand' },
    slot([wrist - 40, 94], [80, 36], band),
    onBright(centered(heading([wrist, 113], born, 24))),
  ];
};

/**
 * Healthcare: a nurse calls M. Ortiz, born 1961. Two patients with that name raise their hands. The
 * wristband of the older one matches.
 */
export const twoRaisedHands: Composition = {
  width: 480,
  height: 404,
  bleeds: true,
  shapes: [
    ...curtain,
    ...bed,
    ...patient(
      230,
      { ...looks.grayHair, skin: 'quiet', clothes: 'subtle', collar: 'brand' },
      '1961',
      'match',
    ),
    ...patient(366, { ...looks.curls, clothes: 'quiet', collar: 'brand' }, '1986', 'quiet'),
    ...nurse,
    panel([0, 6], [250, 66], 24, 'quiet'),
    cutOut(
      [
        [60, 64],
        [100, 64],
        [84, 92],
      ],
      'quiet',
      8,
    ),
    onBright(centered(heading([125, 40], 'M. Ortiz, 1961?', 32))),
  ],
};
