import type { Composition, Point, Shape } from '#design-system';

const seat = [140, 68] as const;

const seats: readonly Point[] = [
  [8, 24],
  [170, 24],
  [332, 24],
  [8, 126],
  [332, 126],
  [8, 228],
  [170, 228],
  [332, 228],
];

/** Somebody in a seat. Every second one is quieter. */
const taken = ([x, y]: Point, index: number): Shape[] => {
  const [fill, figure] =
    index % 2 ? (['quiet', 'strong'] as const) : (['brand', 'raised'] as const);
  return [
    { kind: 'slot', at: [x, y], size: seat, fill: 'surface', stroke: 'line' },
    { kind: 'person', at: [x + 34, y + 34], r: 24, fill, figure },
    { kind: 'slot', at: [x + 70, y + 28], size: [46, 12], fill: 'line' },
  ];
};

/** A vacant seat among taken ones: nobody is here. */
export const vacantSeat: Composition = {
  width: 480,
  height: 320,
  shapes: [
    ...seats.flatMap(taken),
    { kind: 'slot', at: [170, 126], size: seat, stroke: 'accent', width: 3, dashed: true },
    { kind: 'dot', at: [204, 160], r: 22, stroke: 'accent', width: 3, dashed: true },
    { kind: 'slot', at: [240, 154], size: [46, 12], fill: 'match' },
  ],
};
