import type { Composition, Shape } from '#design-system';

const rows = [0, 1, 2, 3, 4].map((row) => 92 + row * 54);

/** Amazon cloud services: a region is lost, and what ran in it runs in another. */
export const secondRegion: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [24, 40], size: [168, 320], radius: 28, stroke: 'control', dashed: true },
    { kind: 'frame', at: [288, 40], size: [168, 320], radius: 28, fill: 'surface' },
    ...rows.flatMap((y, index): readonly Shape[] => {
      const to = 288 + 24;
      const isMatch = index === 2;
      return [
        { kind: 'slot', at: [48, y - 16], size: [120, 32], stroke: 'control', dashed: true },
        {
          kind: 'match',
          from: [168, y],
          to: [to, y],
          stroke: isMatch ? 'match' : 'quiet',
          width: isMatch ? 4 : 2,
        },
        { kind: 'dot', at: [68, y], r: 7, stroke: 'control' },
        {
          kind: 'slot',
          at: [to, y - 18],
          size: [120, 36],
          fill: isMatch ? 'match' : index % 2 ? 'quiet' : 'brand',
        },
        {
          kind: 'dot',
          at: [to + 22, y],
          r: 8,
          fill: isMatch || index % 2 ? 'strong' : 'raised',
        },
      ];
    }),
    { kind: 'tick', at: [384, 201], r: 10, stroke: 'strong', width: 4 },
    { kind: 'dot', at: [240, 200], r: 30, fill: 'background', stroke: 'text', width: 3 },
    { kind: 'arc', at: [240, 200], r: 20, from: 0, to: 156, stroke: 'match', width: 5 },
  ],
};
