import type { Look, Point, Shape, Tone } from '#design-system';
import { cutOut, looks } from '../figure-shapes.ts';

const paper = { skin: 'raised', clothes: 'raised', collar: 'strong' } as const;

export const maria: Look = { ...looks.bun, ...paper };
export const mario: Look = { ...looks.mustache, ...paper };

/** A doll's pattern. */
export type Cut = {
  /** Where its face begins. */
  at: Point;
  /** The size of the face. */
  face: number;
  /** Half the width of the clothes below the shoulders. Without it, the clothes are fitted. */
  waist?: number;
  /** Half the width of the clothes at their lower edge. */
  hem: number;
  /** How far the clothes reach below the face. */
  clothes: number;
  /** How long the legs are. A gown covers them. */
  legs?: number;
  /** How far each foot is to the side. */
  stride?: number;
};

/** A doll that stands on the floor. */
export const standing = (x: number, floor: number, cut: Omit<Cut, 'at'>): Cut => ({
  ...cut,
  at: [x, floor - cut.face - cut.clothes - (cut.legs ?? 0)],
});

/** Paper with the same outline on both sides. The points are on the right, from top to bottom. */
const sheet = (x: number, right: readonly Point[], fill: Tone, width: number): Shape => {
  const side = (way: number) => right.map(([along, y]): Point => [x + way * along, y]);
  const start: Point = [x, right[0]?.[1] ?? 0];
  return cutOut([start, start, ...side(1), ...side(-1).toReversed()], fill, width);
};

/** Within the shoulders of the face, which are round. */
const shoulders = ({ at: [, y], face, waist = face * 0.28 }: Cut): readonly Point[] => [
  [face * 0.15, y + face * 0.76],
  [face * 0.29, y + face * 0.87],
  [face * 0.335, y + face],
  [waist, y + face * 1.2],
];

/** How far the rounded edge reaches, twice. */
const edgeOf = ({ face }: Cut) => face / 20;

/** What is below the shoulders. */
const lower = (cut: Cut): readonly Point[] => {
  const {
    at: [, y],
    face,
    hem,
    clothes,
    legs = 0,
    stride = 0,
  } = cut;
  const bottom = y + face + clothes;
  const foot = bottom + legs - edgeOf(cut) / 2;
  return legs
    ? [
        [hem, bottom],
        [face * 0.24, bottom],
        [face * 0.24 + stride, foot],
        [face * 0.07 + stride, foot],
        [face * 0.07, bottom],
      ]
    : [
        [hem * 0.92, y + face * 1.2 + (clothes - face * 0.2) * 0.4],
        [hem, foot],
      ];
};

/** A paper doll without its arms. */
export const doll = (cut: Cut, look: Look): readonly Shape[] => {
  const { at, face } = cut;
  return [
    sheet(at[0], [...shoulders(cut), ...lower(cut)], 'raised', edgeOf(cut)),
    { kind: 'face', at: [at[0], at[1] + face], size: face, ...look },
  ];
};

/** The gap around a doll with a bun and a gown, which separates it from the one behind it. */
const gap = (cut: Cut): Shape => {
  const {
    at: [x, y],
    face,
    hem,
  } = cut;
  const head: readonly Point[] = [
    [face * 0.05, y + face * 0.04],
    [face * 0.07, y + face * 0.14],
    [face * 0.16, y + face * 0.28],
    [face * 0.185, y + face * 0.46],
    [face * 0.1, y + face * 0.66],
  ];
  const bottom = lower(cut).map(
    ([along, down]): Point => [along, along === hem ? down - edgeOf(cut) / 2 : down],
  );
  return sheet(x, [...head, ...shoulders(cut), ...bottom], 'quiet', edgeOf(cut) * 2);
};

/** Three dolls, folded so that one is in front of the others. */
export const folded = (cut: Cut, offset: number): readonly Shape[] => {
  const [x, y] = cut.at;
  return [2, 1, 0].flatMap((behind): readonly Shape[] => {
    const layer: Cut = { ...cut, at: [x - behind * offset, y] };
    return [...(behind < 2 ? [gap(layer)] : []), ...doll(layer, maria)];
  });
};
