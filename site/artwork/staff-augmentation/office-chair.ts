import type { Point, Shape, Size, Tone } from '#design-system';
import { line, panel, slot } from '../figure-shapes.ts';

/** Where a chair stands: the middle of its base on the floor, and its scale. It is 60 by 132 at 1. */
export type Place = { at: Point; scale: number };

/** Points in a chair’s own units: right of its middle, and above the floor. */
export const pointsIn =
  ({ at: [x, y], scale }: Place) =>
  (right: number, up: number): Point => [Math.round(x + right * scale), Math.round(y - up * scale)];

/** Chairs next to each other, one for each week. `y` is their floor. */
export type Chairs = { y: number; pitch: number; scale: number; weeks: readonly number[] };

export const placeIn = ({ y, pitch, scale, weeks }: Chairs, week: number): Place => ({
  at: [(week - (weeks[0] ?? 0) + 0.5) * pitch, y],
  scale,
});

/** A dot at the same point of each chair, which is one shape. */
export const dotsIn = (
  { weeks, ...chairs }: Chairs,
  of: readonly number[],
  [right, up]: Point,
  { r, fill }: { r: number; fill: Tone },
): readonly Shape[] =>
  of.length > 0
    ? [
        {
          kind: 'dots',
          at: pointsIn(placeIn({ weeks, ...chairs }, of[0] ?? 0))(right, up),
          count: of.length,
          gap: chairs.pitch,
          r: r * chairs.scale,
          fill,
        },
      ]
    : [];

/** A slot at the same point of each chair. */
export const slotsIn = (
  chairs: Chairs,
  of: readonly number[],
  { at, size: [width, height], fill }: { at: Point; size: Size; fill: Tone },
): readonly Shape[] =>
  of.map((week) => {
    const { scale, ...place } = placeIn(chairs, week);
    return slot(pointsIn({ scale, ...place })(...at), [width * scale, height * scale], fill);
  });

/** The back of an office chair. */
const back = (place: Place): Shape =>
  panel(pointsIn(place)(-26, 132), [52 * place.scale, 94 * place.scale], 14 * place.scale, 'brand');

/** The backs of all chairs. */
export const backs = (chairs: Chairs): readonly Shape[] =>
  chairs.weeks.map((week) => back(placeIn(chairs, week)));

/** The rest of the chairs that nobody sits in: their seats, and their bases with casters. */
export const vacant = (chairs: Chairs, weeks: readonly number[]): readonly Shape[] => [
  ...slotsIn(chairs, weeks, { at: [-5, 40], size: [10, 32], fill: 'control' }),
  ...[-20, -10, 10, 20].flatMap((x) =>
    dotsIn(chairs, weeks, [x, 13 - Math.abs(x) * 0.4], { r: 5, fill: 'control' }),
  ),
  ...[-23, 23].flatMap((x) => dotsIn(chairs, weeks, [x, 46], { r: 8, fill: 'brand' })),
];

/** The threads of a cobweb from its corner, as shares of its width and height. */
const threads = [
  [1, 0.05],
  [0.8, 0.45],
  [0.45, 0.8],
  [0.05, 1],
] as const;

/** A cobweb from the upper right corner of a chair, which may reach over the chairs before it. */
export const cobweb = (place: Place, width: number, height: number): readonly Shape[] => {
  const at = pointsIn(place);
  const corner = at(23, 129);
  const end = (thread: 0 | 1 | 2 | 3, share: number) => {
    const [left, down] = threads[thread];
    return at(23 - left * share * width, 129 - down * share * height);
  };
  const pen = { kind: 'line', stroke: 'raised', width: place.scale > 0.7 ? 3 : 2 } as const;
  return [
    { ...pen, points: [end(0, 1), corner, end(3, 1)] },
    { ...pen, points: [end(1, 1), corner, end(2, 1)] },
    ...(width > 50 ? [0.88, 0.55] : [0.75]).map((ring) => ({
      ...pen,
      points: [end(0, ring), end(1, ring), end(2, ring), end(3, ring)] as const,
    })),
  ];
};

/** A spider, on a thread from the chair’s upper edge if it `hangs`. `r` is its body’s. */
export const spider = (place: Place, up: number, r: number, hangs?: true): readonly Shape[] => {
  const { scale } = place;
  const at = pointsIn(place);
  return [
    ...(hangs ? [line(at(0, 131), at(0, up), 'raised', Math.round(2 + scale))] : []),
    ...[-0.4, 0.8].map(
      (y): Shape => ({
        kind: 'line',
        points: [
          at(-1.7 * r, up - (y + 0.3) * r),
          at(0, up - (y * r) / 2),
          at(1.7 * r, up - (y + 0.3) * r),
        ],
        stroke: 'strong',
        width: Math.round(2 + scale),
      }),
    ),
    { kind: 'dot', at: at(0, up), r: r * scale, fill: 'strong' },
    {
      kind: 'dots',
      at: at(-0.38 * r, up - 0.1 * r),
      count: 2,
      gap: Math.round(0.76 * r * scale),
      r: Math.round(r * scale) / 4,
      fill: 'raised',
    },
  ];
};
