import type { Composition } from '#design-system';

/** Strategic staffing: a contract that ends, a contract that becomes a hire, and a permanent hire. */
export const staffingMatch: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'slot', at: [32, 48], size: [416, 88], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [32, 156], size: [416, 88], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [32, 264], size: [416, 88], fill: 'surface', stroke: 'line' },
    { kind: 'slot', at: [48, 64], size: [176, 56], fill: 'quiet' },
    { kind: 'person', at: [76, 92], r: 20, fill: 'strong', figure: 'quiet' },
    {
      kind: 'line',
      points: [
        [240, 92],
        [408, 92],
      ],
      stroke: 'control',
      dashed: true,
    },
    { kind: 'dot', at: [420, 92], r: 4, fill: 'control' },
    { kind: 'slot', at: [48, 172], size: [176, 56], stroke: 'quiet', dashed: true },
    { kind: 'dot', at: [76, 200], r: 20, stroke: 'quiet', dashed: true },
    {
      kind: 'line',
      points: [
        [104, 200],
        [176, 200],
      ],
      stroke: 'quiet',
      dashed: true,
    },
    { kind: 'slot', at: [184, 172], size: [248, 56], fill: 'brand' },
    { kind: 'person', at: [212, 200], r: 20, fill: 'raised', figure: 'brand' },
    { kind: 'slot', at: [48, 280], size: [384, 56], fill: 'match' },
    { kind: 'person', at: [76, 308], r: 20, fill: 'strong', figure: 'match' },
    { kind: 'tick', at: [400, 308], r: 10, stroke: 'strong', width: 4 },
  ],
};
