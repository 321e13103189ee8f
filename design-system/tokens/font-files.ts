import type { Theme } from './contract.ts';

type Range = readonly [first: number, last: number];

/** The characters in each file of a typeface. */
const characterSets = {
  /** English letters and common symbols. Every page loads these first. */
  basic: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xb7, 0xb7],
    // ×, ÷, and é for résumés.
    [0xd7, 0xd7],
    [0xe9, 0xe9],
    [0xf7, 0xf7],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
  ],
  /**
   * Other Western European letters. They load only on pages that contain one, for example in a
   * name.
   */
  accents: [
    [0xc0, 0xd6],
    [0xd8, 0xe8],
    [0xea, 0xf6],
    [0xf8, 0xff],
  ],
} as const satisfies Record<string, readonly Range[]>;

/** Each typeface of a theme, with the weights in use. */
export function typefacesOf({ typefaces: { heading, text }, weight }: Theme) {
  const own = Number(weight.heading);
  // From the thinnest weight in use to the boldest.
  const [min, max] = [Number(weight.regular), Number(weight.semibold)];
  return heading.name === text.name
    ? [{ ...text, weights: [Math.min(min, own), Math.max(max, own)] }]
    : [
        { ...heading, weights: [own] },
        { ...text, weights: [min, max] },
      ];
}

/** Every font file of a theme: its name, and the characters and weights that it contains. */
export const fontFilesOf = (theme: Theme) =>
  typefacesOf(theme).flatMap((typeface) =>
    Object.entries(characterSets).map(([set, ranges]) => ({
      ...typeface,
      set,
      file: `${[typeface.name, ...typeface.weights, set].join('-')}.woff2`,
      ranges,
    })),
  );
