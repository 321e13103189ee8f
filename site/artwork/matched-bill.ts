import type { Composition, Shape } from '#design-system';

/** The lines of the bill, and of the field, from top to bottom. */
const lines = [0, 1, 2, 3, 4];
const matched = 2;

/** Telecommunications: every line of a bill belongs to a line in the field. */
export const matchedBill: Composition = {
  width: 480,
  height: 400,
  shapes: [
    {
      kind: 'line',
      points: [
        [420, 40],
        [420, 360],
      ],
      stroke: 'control',
      width: 6,
    },
    ...lines.map(
      (at): Shape => ({
        kind: 'match',
        from: [232, 134 + at * 46],
        to: [392, 52 + at * 74],
        stroke: at === matched ? 'match' : 'quiet',
        width: at === matched ? 6 : 3,
      }),
    ),
    { kind: 'frame', at: [36, 36], size: [200, 328], radius: 20, fill: 'raised' },
    { kind: 'slot', at: [64, 64], size: [76, 18], fill: 'brand' },
    ...lines.flatMap((at): readonly Shape[] => [
      { kind: 'slot', at: [64, 127 + at * 46], size: [84 - (at % 3) * 14, 14], fill: 'quiet' },
      { kind: 'slot', at: [176, 127 + at * 46], size: [36, 14], fill: 'strong' },
    ]),
    ...lines.map(
      (at): Shape => ({
        kind: 'person',
        at: [420, 52 + at * 74],
        r: 28,
        fill: at === matched ? 'match' : 'quiet',
        figure: 'strong',
      }),
    ),
  ],
};
