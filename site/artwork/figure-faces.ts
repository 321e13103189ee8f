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

/** The upper half of an ellipse around a point. */
const dome = ([x, y]: Point, [rx, ry]: Size, fill: Tone): Part => {
  // So many that no corner shows in the largest face.
  const steps = 28;
  const at = (step: number): Point => {
    const turn = (step * Math.PI) / steps;
    return [x - rx * Math.cos(turn), y - ry * Math.sin(turn)];
  };
  const others = Array.from({ length: steps - 1 }, (_, index) => at(index + 2));
  return { kind: 'line', points: [at(0), at(1), ...others], fill };
};

/** The forehead below hair that is parted in the middle. */
const forehead: Polygon = [
  [48, 30],
  [62.5, 41],
  [62.5, 46],
  [33.5, 46],
  [33.5, 41],
  [48, 30],
];

const hairBehind = ({ hair, cut }: Face): readonly Part[] => {
  if (cut === 'long') return [frame([27, 17], [42, 68], 20, hair)];
  if (cut === 'round') return [dot([48, 36], 24, hair)];
  return cut === 'bun' ? [dot([48, 13], 9, hair)] : [];
};

const hairInFront = ({ hair, cut, skin }: Face): readonly Part[] => {
  if (cut === 'round') return [];
  return cut === 'short'
    ? [dome([48, 34], [18, 17], hair), ...[31.5, 64.5].map((x) => line([x, 32], [x, 39], hair, 3))]
    : [
        dome([48, 42], [19, 25], hair),
        { kind: 'line', points: forehead, fill: skin, stroke: skin, width: 3 },
      ];
};

const body = ({ skin, clothes, collar }: Face): readonly Part[] => [
  frame([40, 54], [16, 24], 8, skin),
  dome([48, 96], [34, 29], clothes),
  frame([38, 62], [20, 13], 5, clothes),
  arc([48, 60], 12.5, [134, 226], collar),
];

const head = ({ skin, hair, cut, wears }: Face): readonly Part[] => {
  const top = cut === 'round' ? 30 : 22;
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
  const scaled = (value: number) => Math.round(value * unit * 10) / 10;
  const moved = ([left, top]: Point): Point => [x + scaled(left - 48), bottom + scaled(top - 96)];
  const parts = [
    ...hairBehind(look),
    ...body(look),
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
