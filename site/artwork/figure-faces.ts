import type { Point, Shape, Size, Tone } from '#design-system';
import { line } from './basic-shapes.ts';

/** Who is drawn. The tones of skin and hair must differ, because a face has no outline. */
export type Face = {
  skin: Tone;
  hair: Tone;
  cut: 'short' | 'round' | 'long' | 'bun';
  clothes: Tone;
  collar: Tone;
  wears?: 'beard' | 'glasses' | 'headset';
};

type Part = Extract<Shape, { kind: 'dot' | 'frame' | 'arc' | 'line' }>;
type Polygon = Extract<Part, { kind: 'line' }>['points'];

const dot = (at: Point, r: number, fill: Tone): Part => ({ kind: 'dot', at, r, fill });

const frame = (at: Point, size: Size, radius: number, fill: Tone): Part => ({
  kind: 'frame',
  at,
  size,
  radius,
  fill,
});

const arc = (at: Point, r: number, [from, to]: Point, stroke: Tone, width = 2): Part => ({
  kind: 'arc',
  at,
  r,
  from,
  to,
  stroke,
  width,
});

/** The upper half of an ellipse, with so many corners that none shows. */
const shoulders = (corners: number): Polygon => {
  const at = (corner: number): Point => {
    const turn = (corner * Math.PI) / corners;
    return [48 - 34 * Math.cos(turn), 96 - 29 * Math.sin(turn)];
  };
  return [at(0), at(1), ...Array.from({ length: corners - 1 }, (_, index) => at(index + 2))];
};

/** The forehead below hair that is parted in the middle. */
const forehead: Polygon = [
  [48, 29],
  [64, 41],
  [64, 47],
  [32, 47],
  [32, 41],
];

const hairBehind = ({ hair, cut }: Face): readonly Part[] => {
  if (cut === 'long') return [frame([27, 17], [42, 68], 20, hair)];
  if (cut === 'bun') return [dot([48, 13], 9, hair)];
  return [dot([48, 36], cut === 'round' ? 24 : 19, hair)];
};

const hairInFront = ({ hair, cut, skin }: Face): readonly Part[] =>
  cut === 'long' || cut === 'bun'
    ? [frame([29, 17], [38, 28], 15, hair), { kind: 'line', points: forehead, fill: skin }]
    : [];

const body = ({ skin, clothes, collar }: Face, isLarge: boolean): readonly Part[] => [
  frame([40, 54], [16, 24], 8, skin),
  { kind: 'line', points: shoulders(isLarge ? 20 : 8), fill: clothes },
  frame([38, 62], [20, 13], 5, clothes),
  arc([48, 60], 12.5, [134, 226], collar),
];

const head = ({ skin, hair, cut, wears }: Face): readonly Part[] => {
  const top = cut === 'long' || cut === 'bun' ? 22 : 30;
  return [
    ...(cut === 'long' ? [] : [frame([26.5, 41], [43, 9], 4.5, skin)]),
    frame([31, top], [34, 63 - top], 16.5, wears === 'beard' ? hair : skin),
    ...(wears === 'beard' ? [frame([31, 24], [34, 28], 10, skin)] : []),
  ];
};

const features = ({ wears }: Face): readonly Part[] => [
  ...[41, 55].flatMap((x): readonly Part[] => [
    dot([x, 44], 2, 'strong'),
    wears === 'glasses'
      ? { kind: 'dot', at: [x, 44], r: 6, stroke: 'strong' }
      : arc([x, 43], 5.5, [-35, 35], 'strong'),
  ]),
  wears === 'beard'
    ? arc([48, 51], 6, [140, 220], 'raised')
    : arc([48, 48], 7, [130, 230], 'strong'),
];

const headset: readonly Part[] = [
  arc([48, 41], 20.5, [-88, 88], 'raised', 3),
  ...[23.5, 64.5].map((x) => frame([x, 37], [8, 15], 4, 'raised')),
  line([28, 51], [30, 58], 'raised'),
  line([30, 58], [39, 60], 'raised'),
  frame([37, 57.5], [7, 5], 2.5, 'raised'),
];

/**
 * Head and shoulders, in the proportions of the portraits: 96 units high and wide, here of `unit`
 * each. The point is the middle of the lower edge.
 */
export function face([x, bottom]: Point, unit: number, look: Face): readonly Shape[] {
  const scaled = (value: number) => Math.round(value * unit);
  const moved = ([left, top]: Point): Point => [x + scaled(left - 48), bottom + scaled(top - 96)];
  const parts = [
    ...hairBehind(look),
    ...body(look, unit > 2),
    ...head(look),
    ...hairInFront(look),
    ...features(look),
    ...(look.wears === 'headset' ? headset : []),
  ];
  return parts.map((part): Shape => {
    const width = scaled(part.width ?? 2);
    if (part.kind === 'line') {
      const [first, second, ...others] = part.points;
      return { ...part, width, points: [moved(first), moved(second), ...others.map(moved)] };
    }
    const at = moved(part.at);
    if (part.kind !== 'frame') return { ...part, width, at, r: scaled(part.r) };
    const size = [scaled(part.size[0]), scaled(part.size[1])] as const;
    return { ...part, width, at, size, radius: scaled(part.radius) };
  });
}

/** A face on a square photo. The point is the photo's middle. */
export const portrait = ([x, y]: Point, size: number, fill: Tone, look: Face): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x - size / 2, y - size / 2],
    size: [size, size],
    // Larger corners would cut off the shoulders.
    radius: size * 0.14,
    fill,
  },
  ...face([x, y + size / 2], size / 96, look),
];
