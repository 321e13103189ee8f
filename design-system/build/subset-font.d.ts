/** The package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: { wght?: number | { min: number; max: number } };
      noLayoutClosure?: boolean;
      dropTables?: readonly string[];
      /** Then no characters are named. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
