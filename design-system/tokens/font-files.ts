import type { Theme } from './contract.ts';

type Range = readonly [first: number, last: number];

/** The characters in each file of a typeface. */
const characterSets = {
  /** English letters and common signs. Every page starts with these. */
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
  /** Other Western European letters. They load only on pages that contain one, such as in a name. */
  accents: [
    [0xc0, 0xd6],
    [0xd8, 0xe8],
    [0xea, 0xf6],
    [0xf8, 0xff],
  ],
} as const satisfies Record<string, readonly Range[]>;

/** Every font file of a theme: what it is called, and what it is cut down to. */
export function fontFilesOf({ typefaces, weight }: Theme) {
  const text = { min: Number(weight.regular), max: Number(weight.semibold) };
  return [
    { ...typefaces.heading, weight: Number(weight.heading) },
    // In the weights from the thinnest that text is set in to the boldest.
    { ...typefaces.text, weight: text },
  ].flatMap((typeface) =>
    Object.entries(characterSets).map(([set, ranges]) => ({
      ...typeface,
      set,
      file: `${typeface.name}-${set}.woff2`,
      ranges,
    })),
  );
}
