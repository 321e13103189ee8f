import type { Look, Point, Shape, Tone } from '#design-system';

/**
 * Fourteen people, named by what one sees of them. A skin needs a background of another tone, and so
 * do the clothes: on `brand`, use those in `strong`. On a page's brand background, gray is pale, so
 * that gray hair almost vanishes there.
 */
export const looks = {
  // For `raised` and `match`.
  afro: { skin: 'quiet', hair: 'strong', cut: 'afro', clothes: 'brand', collar: 'quiet' },
  glasses: {
    skin: 'quiet',
    hair: 'strong',
    cut: 'short',
    clothes: 'strong',
    collar: 'quiet',
    wears: 'glasses',
  },
  turban: {
    skin: 'quiet',
    hair: 'brand',
    cut: 'turban',
    clothes: 'strong',
    collar: 'raised',
    wears: 'beard',
  },
  bob: {
    skin: 'quiet',
    hair: 'strong',
    cut: 'bob',
    clothes: 'brand',
    collar: 'raised',
    wears: 'earrings',
  },
  baldHead: {
    skin: 'quiet',
    hair: 'strong',
    cut: 'bald',
    clothes: 'strong',
    collar: 'raised',
    wears: 'beard',
  },
  hardHat: { skin: 'quiet', hair: 'brand', cut: 'hardHat', clothes: 'strong', collar: 'raised' },
  // For `quiet` and `match`.
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
  headscarf: {
    skin: 'raised',
    hair: 'brand',
    cut: 'headscarf',
    clothes: 'strong',
    collar: 'raised',
  },
  curls: { skin: 'raised', hair: 'strong', cut: 'curls', clothes: 'strong', collar: 'quiet' },
  mustache: {
    skin: 'raised',
    hair: 'strong',
    cut: 'sidePart',
    clothes: 'brand',
    collar: 'quiet',
    wears: 'mustache',
  },
  ponytail: {
    skin: 'raised',
    hair: 'strong',
    cut: 'ponytail',
    clothes: 'strong',
    collar: 'raised',
  },
  grayHair: {
    skin: 'raised',
    hair: 'control',
    cut: 'sidePart',
    clothes: 'strong',
    collar: 'raised',
    wears: 'glasses',
  },
} satisfies Record<string, Look>;

const row = [
  looks.longHair,
  looks.beard,
  looks.headscarf,
  looks.curls,
  looks.mustache,
  looks.bun,
  looks.ponytail,
  looks.grayHair,
];

/** The look of each person in a row on `quiet`. After eight, they repeat. */
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
  {
    kind: 'face',
    at: [x, Math.round(y + r * 0.78)],
    size: Math.round(r * 1.75),
    inCircle: true,
    ...look,
  },
];
