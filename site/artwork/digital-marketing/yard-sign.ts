import type { Composition, Shape } from '#design-system';
import { cutOut, line, panel, slot } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';

/** A channel’s lever, which shows how much is spent: nothing, as before, or twice as much. */
const lever = (x: number, spent: 0 | 1 | 2): readonly Shape[] => {
  const y = 362 - spent * 52;
  return [
    slot([x - 6, 252], [12, 116], 'quiet'),
    slot([x - 6, y], [12, 368 - y], 'brand'),
    {
      kind: 'frame',
      at: [x - 16, y - 10],
      size: [32, 20],
      radius: 7,
      fill: spent > 0 ? 'strong' : 'raised',
      stroke: 'strong',
      width: 3,
    },
  ];
};

/** The edges of courses of shingles, with the gaps between the shingles below each. */
const shingles = [56, 92, 128].flatMap((y, row): readonly Shape[] => {
  // Further down, the roof is wider.
  const inset = ((160 - y) / 130) * 64;
  return [
    line([6 + inset, y], [426 - inset, y], 'background', 3),
    ...(row % 2 === 0 ? [0, 1, 2, 3, 4, 5] : [0.5, 1.5, 2.5, 3.5, 4.5]).map((place) => {
      const x = 61 + place * 62;
      return line([x, y + 16], [x, y + 36], 'background', 3);
    }),
  ];
});

/** It leans against the eaves. */
const ladder: readonly Shape[] = [
  line([84, 414], [130, 98], 'raised', 7),
  line([132, 414], [178, 98], 'raised', 7),
  ...[122, 152, 182, 212].map((y) => {
    const x = 84 + ((414 - y) / 316) * 46;
    return line([x, y], [x + 48, y], 'raised', 6);
  }),
];

/**
 * A house with a new roof. On the sign in its yard is what the ads for a contract cost now and
 * before, and next to it are the levers of five ad channels: two are off, and one is doubled.
 */
export const yardSign: Composition = {
  width: 480,
  height: 440,
  shapes: [
    panel([294, 0], [46, 60], 6, 'quiet'),
    cutOut(
      [
        [72, 30],
        [360, 30],
        [424, 160],
        [8, 160],
      ],
      'brand',
      12,
    ),
    ...shingles,
    panel([38, 166], [356, 254], 0, 'quiet'),
    slot([0, 416], [400, 20], 'brand'),
    ...ladder,
    line([36, 360], [36, 420], 'raised', 9),
    line([172, 360], [172, 420], 'raised', 9),
    panel([0, 236], [214, 150], 20, 'background'),
    panel([0, 244], [206, 134], 14, 'match'),
    onBright(heading([19, 284], '$400', 60)),
    onBright(strong([20, 327], 'per contract', 21)),
    onBright(plain([20, 355], '$1,200 before', 'strong', 21)),
    panel([226, 184], [254, 256], 30, 'background'),
    panel([234, 192], [246, 248], 22, 'raised'),
    onBright(heading([254, 224], 'Ad channels', 26)),
    ...lever(274, 0),
    ...lever(315, 0),
    ...lever(356, 1),
    ...lever(397, 1),
    ...lever(438, 2),
    onBright(plain([254, 408], '2 off', 'strong', 21)),
    { ...onBright(strong([460, 408], '1 doubled', 21)), anchor: 'end' },
  ],
};
