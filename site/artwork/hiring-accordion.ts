import type { Composition, Look, Point, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright, strong } from './figure-words.ts';

/** How many hires a year has, on one end of the accordion. The point is the middle of the number. */
const hires = ([x, y]: Point, count: string, year: string) =>
  [heading([x, y], count, 66), strong([x, y + 50], 'hires', 24), strong([x, y + 80], year, 21)].map(
    centered,
  );

/** The recruiter, with a beret and a headset. */
const recruiter: readonly Shape[] = [
  line([226, 310], [200, 388], 'brand', 40),
  line([282, 310], [308, 388], 'brand', 40),
  slot([156, 384], [66, 26], 'quiet'),
  slot([286, 384], [66, 26], 'quiet'),
  {
    kind: 'face',
    at: [254, 186],
    size: 186,
    ...looks.mustache,
    skin: 'quiet',
    collar: 'raised',
    wears: 'headset',
  },
  line([220, 46], [287, 34], 'brand', 38),
  line([251, 22], [248, 11], 'brand', 8),
  line([222, 150], [106, 132], 'brand', 34),
  line([286, 150], [404, 132], 'brand', 34),
];

/** One open fold, with two who were hired. */
const fold = (x: number, fill: Tone, pair: readonly Look[]): readonly Shape[] => [
  cutOut(
    [
      [x + 2, 164],
      [x + 26, 146],
      [x + 50, 164],
      [x + 50, 326],
      [x + 26, 344],
      [x + 2, 326],
    ],
    fill,
    4,
  ),
  ...pair.map(
    (look, row): Shape => ({ kind: 'face', at: [x + 26, 240 + row * 84], size: 72, ...look }),
  ),
];

/** Folds that are still closed, and those that he has pulled open. */
const bellows: readonly Shape[] = [
  ...[130, 148].map((x) => slot([x, 150], [10, 190], 'quiet')),
  ...[139, 157].map((x) => slot([x, 150], [10, 190], 'raised')),
  ...fold(166, 'quiet', [looks.longHair, looks.beard]),
  ...fold(218, 'raised', [looks.glasses, looks.afro]),
  ...fold(270, 'quiet', [looks.headscarf, looks.bun]),
  ...fold(322, 'raised', [looks.bob, looks.turban]),
];

/** Its ends: one with keys for last year, and one for this year. */
const ends: readonly Shape[] = [
  panel([0, 150], [44, 190], 10, 'raised'),
  ...[171, 198, 225, 252, 279, 306].flatMap((y) => [
    line([2, y], [12, y], 'strong', 3),
    panel([11, y - 7], [20, 14], 3, 'strong'),
  ]),
  panel([26, 144], [30, 202], 10, 'brand'),
  panel([32, 136], [100, 218], 22, 'raised'),
  ...hires([82, 210], '10', 'last year').map(onBright),
  panel([372, 136], [108, 218], 22, 'match'),
  ...hires([426, 210], '40', 'this year').map(onBright),
  ...[82, 426].flatMap((x): readonly Shape[] => [
    { kind: 'dots', at: [x - 30, 332], count: 4, gap: 20, r: 5, fill: 'strong' },
    { kind: 'dot', at: [x, 138], r: 18, fill: 'quiet' },
  ]),
];

/** The music gets louder. */
const notes: readonly Shape[] = [
  { kind: 'dot', at: [58, 96], r: 11, fill: 'quiet' },
  line([66, 94], [66, 56], 'quiet', 6),
  line([66, 56], [80, 66], 'quiet', 6),
  { kind: 'dot', at: [382, 88], r: 15, fill: 'quiet' },
  { kind: 'dot', at: [438, 74], r: 15, fill: 'quiet' },
  {
    kind: 'line',
    points: [
      [393, 86],
      [393, 34],
      [449, 20],
      [449, 72],
    ],
    stroke: 'quiet',
    width: 8,
  },
];

/** RPO: a recruiter pulls an accordion open from last year’s 10 hires to the 40 of this year. */
export const hiringAccordion: Composition = {
  width: 480,
  height: 410,
  shapes: [...notes, ...recruiter, ...bellows, ...ends],
};
