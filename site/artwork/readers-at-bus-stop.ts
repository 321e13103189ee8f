import type { Composition, Shape } from '#design-system';
import { cat, dog, shelter } from './blog/bus-stop.ts';
import { cutOut, line, looks, panel, portrait, slot } from './figure-shapes.ts';
import { heading, onBright, strong } from './figure-words.ts';

const people: readonly Shape[] = [
  { kind: 'face', at: [194, 270], size: 200, ...looks.mustache, clothes: 'strong' },
  { kind: 'face', at: [92, 284], size: 192, ...looks.longHair },
  { kind: 'face', at: [296, 284], size: 192, ...looks.headscarf, wears: 'glasses' },
];

/** The bench, and what is below it. */
const bench: readonly Shape[] = [
  ...[50, 416].map((x) => panel([x, 340], [14, 64], 0, 'control')),
  ...[82, 120, 180, 222, 284, 320].flatMap((x) => [
    line([x, 346], [x, 380], 'strong', 24),
    slot([x - 22, 380], [38, 24], 'brand'),
  ]),
  slot([30, 328], [420, 24], 'brand'),
];

/** A newspaper as wide as all of them, with a picture of the author. */
const newspaper: readonly Shape[] = [
  line([40, 290], [28, 306], 'brand', 34),
  cutOut(
    [
      [40, 240],
      [214, 252],
      [388, 240],
      [388, 348],
      [214, 360],
      [40, 348],
    ],
    'raised',
    12,
  ),
  onBright(heading([54, 268], 'Staff augmentation', 34)),
  ...portrait([82, 320], 52, 'quiet', looks.beard),
  ...[302, 320, 338].map((y, row) => slot([120, y], [row === 2 ? 50 : 82, 9], 'quiet')),
  line([214, 292], [214, 360], 'quiet', 3),
  slot([220, 300], [166, 44], 'match'),
  onBright(strong([235, 323], 'Do this today', 22)),
  slot([22, 296], [34, 18], 'strong'),
];

/**
 * Insights: three people at a bus stop share one newspaper, which they can read in the five minutes
 * until the bus comes. A dog and a cat read along.
 */
export const readersAtBusStop: Composition = {
  width: 480,
  height: 404,
  shapes: [...shelter, ...cat, ...people, ...bench, ...newspaper, ...dog],
};
