import type { Point, Shape } from '#design-system';
import { cutOut, firstReason, line, reason, slot } from '../figure-shapes.ts';
import { heading, onBright, strong } from '../figure-words.ts';

/** A specialist, and what our office handles for that person. */
export const payroll = firstReason(
  [
    ...(
      [
        ['Salary', 456, 'raised', 'strong'],
        ['Taxes', 420, 'quiet', 'strong'],
        ['Insurance', 384, 'brand', 'onBrand'],
      ] as const
    ).flatMap(([name, end, fill, ink], index): readonly Shape[] => {
      const y = 46 + index * 54;
      return [
        slot([100, y - 22], [end - 100, 44], fill),
        { ...strong([200, y], name, 22), fill: ink },
        { kind: 'dot', at: [end - 22, y], r: 15, fill: 'background' },
        { kind: 'tick', at: [end - 22, y + 1], r: 6, stroke: 'raised', width: 3 },
      ];
    }),
    { kind: 'dot', at: [100, 100], r: 84, fill: 'background' },
    { kind: 'person', at: [100, 100], r: 76, fill: 'match', figure: 'strong' },
  ],
  'brand',
);

/** Someone who is away, and the stand-in. */
export const leave = reason(
  [
    { kind: 'person', at: [51, 48], r: 32, fill: 'surface', figure: 'line' },
    { kind: 'dot', at: [51, 48], r: 32, stroke: 'control', width: 3, dashed: true },
    { kind: 'dot', at: [107, 48], r: 40, fill: 'background' },
    { kind: 'person', at: [107, 48], r: 34, fill: 'raised', figure: 'strong' },
  ],
  'brand',
);

/** What a handoff costs, on its price tag. */
export const freeHandoff = reason(
  [
    cutOut(
      [
        [26, 48],
        [48, 18],
        [138, 18],
        [138, 78],
        [48, 78],
      ],
      'raised',
      10,
    ),
    { kind: 'dot', at: [48, 48], r: 8, fill: 'background' },
    onBright(heading([68, 48], '$0', 48)),
  ],
  'brand',
);

/** The turns of the pen. */
const signature: readonly Point[] = [
  [42, 67],
  [60, 53],
  [66, 68],
  [80, 56],
  [88, 67],
  [118, 58],
];

/** Code with a signature under it. */
export const signedCode = reason(
  [
    { kind: 'frame', at: [22, 12], size: [116, 72], radius: 14, fill: 'raised' },
    slot([36, 21], [46, 11], 'quiet'),
    slot([54, 36], [62, 11], 'quiet'),
    line([38, 74.5], [122, 74.5], 'quiet', 3),
    ...signature.slice(1).map(
      (to, index): Shape => ({
        kind: 'match',
        from: signature[index] ?? to,
        to,
        stroke: 'strong',
        width: 4,
      }),
    ),
  ],
  'brand',
);
