import type { Composition, Shape } from '#design-system';
import { ground, line, panel } from '../figure-shapes.ts';
import { heading, onBright, plain, strong } from '../figure-words.ts';
import { house, ladder } from './new-roof.ts';

/** A channel’s lever, which shows how much is spent: nothing, as before, or twice as much. */
const lever = (x: number, spent: 0 | 1 | 2): readonly Shape[] => {
  const y = 438 - spent * 29;
  return [
    ...(spent < 2 ? [line([x, 380], [x, 438], 'quiet', 10)] : []),
    ...(spent > 0 ? [line([x, y], [x, 444], 'brand', 10)] : []),
    {
      kind: 'frame',
      at: [x - 12, y - 9],
      size: [24, 18],
      radius: 6,
      fill: spent > 0 ? 'strong' : 'raised',
      stroke: 'strong',
      width: 3,
    },
  ];
};

/** On the wall: the levers of five ad channels. Two are off, and one is doubled. */
const levers: readonly Shape[] = [
  {
    kind: 'frame',
    at: [268, 323],
    size: [182, 168],
    radius: 11,
    fill: 'raised',
    stroke: 'strong',
    width: 8,
  },
  onBright(heading([281, 348], 'Ad channels', 25)),
  ...lever(297, 0),
  ...lever(328, 0),
  ...lever(359, 1),
  ...lever(390, 1),
  ...lever(421, 2),
  onBright(plain([281, 470], '2 off', 'strong', 21)),
  { ...onBright(strong([438, 470], '1 doubled', 21)), anchor: 'end' },
];

/** A mailbox with more mail than it holds. */
const mailbox: readonly Shape[] = [
  line([416, 620], [416, 662], 'strong', 18),
  panel([334, 544], [140, 88], 38, 'raised'),
  panel([334, 586], [140, 46], 4, 'raised'),
  panel([444, 524], [34, 22], 3, 'strong'),
  line([447, 528], [447, 588], 'strong', 7),
  panel([334, 574], [18, 58], 0, 'strong'),
  panel([280, 590], [62, 40], 4, 'quiet'),
  panel([289, 565], [62, 42], 4, 'subtle'),
  {
    kind: 'line',
    points: [
      [295, 571],
      [320, 589],
      [345, 571],
    ],
    stroke: 'strong',
    width: 4,
  },
];

/**
 * A house that gets a new roof. On the sign in its yard is what the ads for a contract cost now and
 * before. The box on its wall has the levers of five ad channels: two are off, and one is doubled.
 */
export const yardSign: Composition = {
  width: 480,
  height: 672,
  bleeds: true,
  shapes: [
    ground(500, 'brand'),
    ...house,
    ...levers,
    {
      kind: 'line',
      points: [
        [144, 500],
        [206, 500],
        [390, 1100],
        [70, 1100],
      ],
      fill: 'subtle',
    },
    { kind: 'dots', at: [286, 513], count: 7, gap: 29, r: 19, fill: 'quiet' },
    { kind: 'dots', at: [286, 511], count: 7, gap: 29, r: 5, fill: 'raised' },
    ...ladder,
    ...mailbox,
    {
      kind: 'line',
      points: [
        [36, 666],
        [36, 620],
        [152, 620],
        [152, 666],
      ],
      stroke: 'strong',
      width: 10,
    },
    {
      kind: 'frame',
      at: [4, 470],
      size: [184, 156],
      radius: 14,
      fill: 'match',
      stroke: 'strong',
      width: 8,
    },
    onBright(heading([18, 516], '$400', 66)),
    onBright(strong([20, 564], 'per contract', 25)),
    onBright(plain([20, 597], '$1,200 before', 'strong', 24)),
  ],
};
