import type { Look, Point, Shape, Tone } from '#design-system';
import { looks, panel, slot } from '../figure-shapes.ts';

/** The skin and the hair differ from the pillow. */
export type Guest = { look: Look; pillow: Tone; wearsMask?: true };

/** The guests, in the order of the rooms and of their stays. */
export const guests: readonly Guest[] = [
  { look: looks.longHair, pillow: 'quiet' },
  {
    look: { skin: 'quiet', hair: 'strong', cut: 'bald', clothes: 'strong', collar: 'raised' },
    pillow: 'raised',
    wearsMask: true,
  },
  {
    look: { skin: 'raised', hair: 'control', cut: 'sidePart', clothes: 'brand', collar: 'quiet' },
    pillow: 'quiet',
  },
  { look: looks.bob, pillow: 'raised' },
  { look: looks.curls, pillow: 'quiet', wearsMask: true },
  { look: looks.beard, pillow: 'quiet' },
];

/** A pillow that leans on the head of a bed. `size` is that of the face for it. */
export const pillow = ([x, bottom]: Point, size: number, fill: Tone) =>
  panel([x - size * 0.58, bottom - size * 0.94], [size * 1.16, size * 0.9], size * 0.24, fill);

/** A guest asleep on a pillow. The blanket is drawn over the shoulders. */
export function sleepingHead(
  [x, bottom]: Point,
  size: number,
  { look, pillow: fill, wearsMask }: Guest,
): readonly Shape[] {
  const unit = size / 96;
  const eyes = bottom - size + unit * 44;
  return [
    pillow([x, bottom], size, fill),
    { kind: 'face', at: [x, bottom], size, ...look },
    ...(wearsMask
      ? [slot([x - unit * 20, eyes - unit * 8], [unit * 40, unit * 14], 'brand')]
      : closedEyes([x, eyes], unit, look.skin)),
  ];
}

/** The hands on the edge of a blanket, which is drawn before them. */
export const hands = ([x, y]: Point, size: number, { look }: Guest): Shape => ({
  kind: 'dots',
  at: [x - size * 0.3, y],
  count: 2,
  gap: size * 0.6,
  r: size * 0.07,
  fill: look.skin,
});

/** Eyelids, in place of a face’s eyes and brows. */
const closedEyes = ([x, y]: Point, unit: number, skin: Tone): readonly Shape[] => [
  {
    kind: 'dots',
    at: [x - unit * 7, y - unit * 2],
    count: 2,
    gap: unit * 14,
    r: unit * 6.4,
    fill: skin,
  },
  ...[-7, 7].map(
    (side): Shape => ({
      kind: 'arc',
      at: [x + unit * side, y - unit * 3],
      r: unit * 5,
      from: 115,
      to: 245,
      stroke: 'strong',
      width: Math.max(2, unit * 2),
    }),
  ),
];
