import type { Look, Point, Shape, Tone } from '#design-system';

/** Five people who don't look alike. The first two are for `raised` backgrounds, the others for `quiet`. */
export const looks = {
  curls: { skin: 'quiet', hair: 'strong', cut: 'round', clothes: 'brand', collar: 'quiet' },
  glasses: {
    skin: 'quiet',
    hair: 'strong',
    cut: 'short',
    clothes: 'strong',
    collar: 'quiet',
    wears: 'glasses',
  },
  longHair: { skin: 'raised', hair: 'strong', cut: 'long', clothes: 'brand', collar: 'raised' },
  bun: { skin: 'raised', hair: 'strong', cut: 'bun', clothes: 'strong', collar: 'raised' },
  beard: {
    skin: 'raised',
    hair: 'strong',
    cut: 'short',
    clothes: 'brand',
    collar: 'raised',
    wears: 'beard',
  },
} satisfies Record<string, Look>;

const row = [looks.longHair, looks.beard, looks.bun];

/** The look of each person in a row on `quiet`, where nobody looks like the next one. */
export const lookInRow = (index: number): Look => row[index % row.length] ?? looks.bun;

/** A face on a square photo. The point is the photo's middle. */
export const portrait = ([x, y]: Point, size: number, fill: Tone, look: Look): readonly Shape[] => [
  {
    kind: 'frame',
    at: [x - size / 2, y - size / 2],
    size: [size, size],
    // Larger corners would cut off the shoulders.
    radius: Math.round(size * 0.14),
    fill,
  },
  { kind: 'face', at: [x, y + size / 2], size, ...look },
];

/** A face in a circle, as large as its shoulders fit in. */
export const avatar = ([x, y]: Point, r: number, fill: Tone, look: Look): readonly Shape[] => [
  { kind: 'dot', at: [x, y], r, fill },
  { kind: 'face', at: [x, Math.round(y + r * 0.78)], size: Math.round(r * 1.75), ...look },
];
