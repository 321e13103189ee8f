import type { Composition, Shape, Tone } from '#design-system';
import { cutOut, line, looks, panel } from '../figure-shapes.ts';
import { centered, heading, onBright } from '../figure-words.ts';

/** Legs with shoes or hooves, which stand at 400. */
const legs = (xs: readonly number[], top: number, width: number, tones: readonly [Tone, Tone]) =>
  xs.flatMap((x): readonly Shape[] => [
    line([x, top], [x, 380], tones[0], width),
    panel([x - width / 2 - 4, 382], [width + 8, 18], 7, tones[1]),
  ]);

/** A stable with an open door. */
const stable: readonly Shape[] = [
  panel([318, 104], [162, 296], 0, 'quiet'),
  panel([388, 132], [92, 180], 0, 'strong'),
  cutOut(
    [
      [322, 98],
      [352, 52],
      [440, 52],
      [470, 98],
    ],
    'brand',
    20,
  ),
];

/** A unicorn in it, and the lower half of its door with the price. */
const unicorn: readonly Shape[] = [
  cutOut(
    [
      [404, 132],
      [426, 122],
      [386, 8],
    ],
    'raised',
    8,
  ),
  line([394, 74], [406, 68], 'brand', 5),
  line([400, 100], [416, 92], 'brand', 5),
  line([438, 138], [450, 290], 'brand', 58),
  line([430, 172], [440, 300], 'raised', 62),
  line([426, 160], [388, 208], 'raised', 50),
  line([434, 140], [444, 112], 'raised', 16),
  { kind: 'dot', at: [412, 162], r: 6, fill: 'strong' },
  line([404, 150], [418, 148], 'strong', 4),
  { kind: 'dot', at: [382, 206], r: 4, fill: 'strong' },
  line([424, 128], [434, 170], 'brand', 22),
  panel([334, 284], [146, 116], 0, 'brand'),
  panel([371, 312], [106, 56], 8, 'raised'),
  onBright(centered(heading([424, 341], '$250k', 32))),
];

/** The recruiter, who stands behind the pony. */
const recruiter: readonly Shape[] = [
  ...legs([294, 332], 310, 30, ['control', 'strong']),
  panel([262, 234], [92, 98], 14, 'strong'),
  { kind: 'face', at: [306, 252], size: 194, ...looks.bun, wears: 'headset' },
  {
    kind: 'line',
    points: [
      [356, 248],
      [362, 286],
      [344, 310],
    ],
    stroke: 'strong',
    width: 28,
  },
  { kind: 'dot', at: [338, 316], r: 15, fill: 'raised' },
];

/** A pony. Its blanket has a price that fits. */
const pony: readonly Shape[] = [
  line([272, 312], [286, 352], 'quiet', 16),
  ...legs([172, 202, 236, 264], 340, 20, ['brand', 'quiet']),
  line([222, 290], [202, 246], 'quiet', 46),
  line([196, 326], [250, 326], 'brand', 66),
  line([206, 318], [186, 252], 'brand', 52),
  line([188, 250], [162, 274], 'brand', 48),
  line([198, 236], [212, 210], 'brand', 18),
  { kind: 'dot', at: [182, 254], r: 7, fill: 'raised' },
  { kind: 'dot', at: [150, 272], r: 4, fill: 'raised' },
  { kind: 'arc', at: [166, 274], r: 14, from: 120, to: 200, stroke: 'raised', width: 4 },
  panel([178, 300], [104, 50], 8, 'match'),
  onBright(centered(heading([230, 326], '$140k', 30))),
];

/** The ice cream on the pony’s head, and the recruiter’s arm that puts it on. */
const cone: readonly Shape[] = [
  cutOut(
    [
      [154, 208],
      [194, 196],
      [154, 88],
    ],
    'quiet',
    10,
  ),
  ...[0, 26, 52].map((up) => line([154, 188 - up], [178 - up * 0.36, 178 - up], 'brand', 4)),
  line([158, 222], [194, 210], 'match', 36),
  {
    kind: 'line',
    points: [
      [254, 246],
      [226, 230],
      [204, 188],
    ],
    stroke: 'strong',
    width: 30,
  },
  { kind: 'dot', at: [198, 174], r: 18, fill: 'raised' },
];

/** The client, whose purse isn’t full enough for a unicorn. */
const client: readonly Shape[] = [
  ...legs([48, 92], 310, 36, ['control', 'strong']),
  ...[-1, 1].map((way) => line([70 + way * 54, 258], [70 + way * 55, 314], 'quiet', 26)),
  panel([28, 226], [84, 112], 18, 'brand'),
  { kind: 'face', at: [70, 252], size: 192, ...looks.glasses, clothes: 'brand' },
  line([44, 284], [96, 284], 'strong', 16),
  panel([18, 286], [104, 56], 18, 'raised'),
  { kind: 'dots', at: [16, 318], count: 2, gap: 108, r: 14, fill: 'quiet' },
  onBright(centered(heading([70, 315], '$150k', 23))),
];

/**
 * A unicorn costs more than a client has in his purse. The recruiter suggests a pony with an ice cream
 * cone as its horn, and the price fits.
 */
export const ponyWithCone: Composition = {
  width: 480,
  height: 400,
  shapes: [...stable, ...unicorn, ...recruiter, ...pony, ...cone, ...client],
};
