import type { Composition, Point, Shape } from '#design-system';
import { cutOut, line, looks, panel, slot } from './figure-shapes.ts';
import { centered, heading, onBright } from './figure-words.ts';

/** A grandfather clock whose dial has the time that the page takes. */
const clock: readonly Shape[] = [
  cutOut(
    [
      [14, 100],
      [100, 10],
      [186, 100],
    ],
    'brand',
    8,
  ),
  panel([18, 94], [164, 140], 0, 'brand'),
  panel([36, 230], [128, 146], 0, 'brand'),
  panel([10, 366], [180, 38], 6, 'brand'),
  panel([58, 246], [84, 112], 8, 'quiet'),
  line([100, 246], [118, 316], 'strong', 6),
  { kind: 'dot', at: [120, 322], r: 20, fill: 'raised' },
  { kind: 'dot', at: [100, 162], r: 74, fill: 'quiet' },
  { kind: 'dot', at: [100, 162], r: 62, fill: 'match' },
  onBright(centered(heading([100, 164], '1.9 s', 48))),
  panel([76, 42], [48, 42], 8, 'strong'),
];

/** The arm that the cuckoo rides on: two strokes that cross. */
const zigzag = (start: number): Shape => {
  const at = (step: number): Point => [112 + step * 32, 62 + (step % 2 ? start : -start)];
  return {
    kind: 'line',
    points: [at(0), at(1), at(2), at(3), at(4), at(5)],
    stroke: 'control',
    width: 7,
  };
};

/** The cuckoo, with a complete page in its beak. */
const cuckoo: readonly Shape[] = [
  zigzag(14),
  zigzag(-14),
  line([270, 80], [234, 100], 'brand', 16),
  { kind: 'dot', at: [290, 66], r: 38, fill: 'brand' },
  cutOut(
    [
      [256, 68],
      [292, 66],
      [276, 86],
    ],
    'quiet',
    12,
  ),
  { kind: 'dot', at: [306, 54], r: 9, fill: 'raised' },
  { kind: 'dot', at: [308, 55], r: 4, fill: 'strong' },
  panel([334, 56], [142, 128], 10, 'raised'),
  panel([334, 56], [142, 26], 10, 'brand'),
  { kind: 'dots', at: [360, 69], count: 3, gap: 16, r: 4.5, fill: 'quiet' },
  panel([346, 94], [56, 52], 6, 'quiet'),
  ...[0, 1, 2].map((row) => slot([412, 96 + row * 18], [row === 2 ? 34 : 52, 10], 'strong')),
  slot([346, 156], [60, 18], 'brand'),
  cutOut(
    [
      [322, 54],
      [348, 66],
      [322, 78],
    ],
    'quiet',
    5,
  ),
];

/** A visitor with a suitcase, who was about to leave through the door. */
const visitor: readonly Shape[] = [
  panel([398, 160], [74, 244], 0, 'brand'),
  { kind: 'frame', at: [412, 200], size: [46, 80], radius: 6, stroke: 'quiet', width: 4 },
  { kind: 'frame', at: [412, 322], size: [46, 64], radius: 6, stroke: 'quiet', width: 4 },
  { kind: 'dot', at: [454, 301], r: 9, fill: 'raised' },
  line([282, 346], [256, 386], 'brand', 28),
  line([322, 346], [358, 388], 'brand', 28),
  slot([232, 382], [54, 22], 'quiet'),
  slot([340, 382], [62, 22], 'quiet'),
  {
    kind: 'face',
    at: [302, 284],
    size: 164,
    ...looks.bun,
    hair: 'brand',
    clothes: 'quiet',
  },
  cutOut(
    [
      [254, 276],
      [350, 276],
      [356, 346],
      [248, 346],
    ],
    'quiet',
    14,
  ),
  line([350, 274], [396, 216], 'quiet', 32),
  { kind: 'dot', at: [402, 202], r: 18, fill: 'raised' },
];

/** Her other arm, and the suitcase. */
const suitcase: readonly Shape[] = [
  line([258, 272], [226, 306], 'quiet', 32),
  { kind: 'arc', at: [216, 332], r: 16, from: -90, to: 90, stroke: 'control', width: 7 },
  { kind: 'dot', at: [218, 316], r: 17, fill: 'raised' },
  panel([172, 330], [88, 58], 10, 'raised'),
  ...[190, 232].map((x) => panel([x, 330], [12, 58], 0, 'brand')),
];

/** A visitor is about to leave, but a cuckoo already brings the page. The clock shows 1.9 seconds. */
export const cuckooPage: Composition = {
  width: 480,
  height: 404,
  shapes: [...visitor, ...clock, ...suitcase, ...cuckoo],
};
