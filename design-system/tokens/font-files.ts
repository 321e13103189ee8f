import { pine } from '../themes/pine.ts';

type Range = readonly [first: number, last: number];

/** The characters of each file that a typeface is cut into. */
const characterSets = {
  /** English as it is written, and the signs that texts use: every page starts with these. */
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
  /** Western Europe's other letters: fetched by a page on which one turns up, such as in a name. */
  accents: [
    [0xc0, 0xd6],
    [0xd8, 0xe8],
    [0xea, 0xf6],
    [0xf8, 0xff],
  ],
} as const satisfies Record<string, readonly Range[]>;

const { regular, semibold, heading } = pine.weight;

/** In the weights from the thinnest that text is set in to the boldest. */
const typefaces = [
  { family: 'Funnel Display', name: 'funnel-display', weight: Number(heading) },
  {
    family: 'Figtree',
    name: 'figtree',
    weight: { min: Number(regular), max: Number(semibold) },
  },
];

/** Every font file: what it is called, and what it is cut down to. */
export const fontFiles = typefaces.flatMap((typeface) =>
  Object.entries(characterSets).map(([set, ranges]) => ({
    ...typeface,
    set,
    file: `${typeface.name}-${set}.woff2`,
    ranges,
  })),
);
