/** The package ships without types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: { wght?: number | { min: number; max: number } };
      noLayoutClosure?: boolean;
      dropTables?: readonly string[];
      /** Leave `characters` empty with this. */
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
