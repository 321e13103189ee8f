import type { Composition, Shape } from '#design-system';

const players = [0, 1, 2, 3, 4];
const sourceY = (source: number) => 84 + source * 116;

/** One of three networks is switched off on purpose, and the other two reach every viewer. */
export const switchedOff: Composition = {
  width: 480,
  height: 400,
  shapes: [
    ...players.flatMap((player): readonly Shape[] =>
      [0, 2].map((source) => ({
        kind: 'match',
        from: [168, sourceY(source)],
        to: [330, 60 + player * 70],
        stroke: source ? 'brand' : 'quiet',
        width: 3,
      })),
    ),
    {
      kind: 'line',
      points: [
        [176, 200],
        [194, 200],
      ],
      stroke: 'control',
      width: 3,
      dashed: true,
    },
    { kind: 'dot', at: [212, 200], r: 14, fill: 'background', stroke: 'text', width: 3 },
    {
      kind: 'line',
      points: [
        [206, 200],
        [218, 200],
      ],
      stroke: 'text',
      width: 3,
    },
    { kind: 'slot', at: [32, sourceY(0) - 30], size: [136, 60], fill: 'quiet' },
    { kind: 'slot', at: [32, sourceY(1) - 30], size: [136, 60], stroke: 'control', dashed: true },
    { kind: 'slot', at: [32, sourceY(2) - 30], size: [136, 60], fill: 'brand' },
    { kind: 'dot', at: [64, sourceY(0)], r: 14, fill: 'strong' },
    { kind: 'dot', at: [64, sourceY(1)], r: 14, stroke: 'control' },
    { kind: 'dot', at: [64, sourceY(2)], r: 14, fill: 'quiet' },
    ...players.flatMap((player): readonly Shape[] => {
      const y = 60 + player * 70;
      return [
        { kind: 'frame', at: [330, y - 26], size: [92, 52], radius: 10, fill: 'raised' },
        {
          kind: 'line',
          points: [
            [368, y - 10],
            [386, y],
            [368, y + 10],
            [368, y - 10],
          ],
          fill: 'strong',
        },
      ];
    }),
    { kind: 'dot', at: [430, 200], r: 24, fill: 'match', stroke: 'background', width: 4 },
    { kind: 'tick', at: [430, 202], r: 10, stroke: 'strong', width: 4 },
  ],
};
