import type { Composition, Shape } from '#design-system';
import { line, piece, slot } from '../figure-shapes.ts';
import { centered, heading, inSlot, onBrand, plain, strong } from '../figure-words.ts';

const dayX = (day: number) => 112 + day * 21.75;

/** Load time as bars and conversion as a line, before and after a heavy banner. */
export const bannerCost = piece([
  plain([0, 11], 'Load time'),
  strong([0, 32], '0.9 to 2.3 s'),
  plain([0, 71], 'Conversion'),
  strong([0, 92], '3.1 to 2.4%'),
  {
    kind: 'line',
    points: [
      [dayX(0) + 6.5, 60],
      [dayX(3) + 6.5, 60],
      [dayX(4) + 6.5, 72],
      [dayX(8) + 6.5, 72],
    ],
    stroke: 'control',
  },
  ...Array.from({ length: 9 }, (_, day): readonly Shape[] => {
    const isHeavy = day > 3;
    const height = isHeavy ? 46 : 18;
    return [
      slot([dayX(day), 47 - height], [13, height], isHeavy ? 'brand' : 'quiet'),
      { kind: 'dot', at: [dayX(day) + 6.5, isHeavy ? 72 : 60], r: 4, fill: 'raised' },
    ];
  }).flat(),
  { ...strong([300, 94], 'Heavy banner'), anchor: 'end' },
]);

const receipt = (x: number, from: string): readonly Shape[] => [
  { kind: 'frame', at: [x, 1], size: [142, 102], radius: 12, fill: 'raised' },
  { ...strong([x + 14, 17], from), fill: 'strong' },
  ...[
    ['Coupon', '–$5.00'],
    ['Tax', '$2.64'],
  ].flatMap(([name = '', amount = ''], index) => {
    const y = 38 + index * 19;
    return [
      plain([x + 14, y], name, 'strong', 15),
      { ...plain([x + 128, y], amount, 'strong', 15), anchor: 'end' as const },
    ];
  }),
];

/** Two receipts for the same purchase, whose totals are one slot. */
export const receipts = piece([
  ...receipt(1, 'Online'),
  ...receipt(157, 'Register'),
  slot([10, 70], [280, 27], 'match'),
  inSlot([72, 84], '$42.54', 'strong'),
  line([144, 80], [156, 80], 'strong', 2.5),
  line([144, 87], [156, 87], 'strong', 2.5),
  inSlot([228, 84], '$42.54', 'strong'),
]);

/** A checkout whose card field is part of the payment provider. */
export const cardField = piece([
  { kind: 'frame', at: [1, 1], size: [190, 102], radius: 16, fill: 'surface', stroke: 'control' },
  strong([17, 20], 'Your checkout'),
  line([19, 91], [104, 91], 'control', 4),
  { kind: 'frame', at: [206, 1], size: [93, 102], radius: 16, fill: 'brand' },
  slot([13, 38], [230, 40], 'brand'),
  ...[30, 72, 114, 156].map(
    (x): Shape => ({ kind: 'dots', at: [x, 58], count: 4, gap: 8.5, r: 3, fill: 'quiet' }),
  ),
  onBrand(centered(strong([252.5, 48], 'Payment'))),
  onBrand(centered(strong([252.5, 68], 'provider'))),
]);

/** A day in Eastern time: each office watches until it closes, and then the staff on call. */
export const watch = ({
  usa,
  uk,
  india,
}: Record<'usa' | 'uk' | 'india', { town: string }>): Composition =>
  piece([
    ...(
      [
        { who: india.town, from: -1.5, to: 7.5, closes: '7:30 a.m.', fill: 'quiet' },
        { who: uk.town, from: 7.5, to: 13, closes: '1 p.m.', fill: 'raised' },
        { who: usa.town, from: 13, to: 18, closes: '6 p.m.', fill: 'brand' },
        { who: 'On call', from: 18, to: 22.5, closes: '10:30 p.m.', fill: 'control' },
      ] as const
    ).flatMap(({ who, from, to, closes, fill }, index): readonly Shape[] => {
      const y = 13 + index * 26;
      const isOnCall = fill === 'control';
      const width = isOnCall ? 4 : 16;
      // A thick line has longer round ends.
      const gap = isOnCall ? 5 : 13;
      return [
        {
          kind: 'arc',
          at: [52, 52],
          r: 43,
          from: from * 15 + gap,
          to: to * 15 - gap,
          stroke: fill,
          width,
        },
        { kind: 'dot', at: [125, y], r: 6, ...(isOnCall ? { stroke: fill } : { fill }) },
        strong([139, y], who),
        { ...plain([300, y], `to ${closes}`), anchor: 'end' },
      ];
    }),
    centered(heading([52, 52], '24 h', 20)),
  ]);
