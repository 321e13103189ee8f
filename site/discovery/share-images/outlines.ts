import type { Face } from './faces.ts';

/**
 * One line of text as an outline, so that pictures don't depend on the system's fonts. Lengths are
 * in em, except those of the path: its units are `unit` em.
 */
export function outline(words: string, { family, font, tracking }: Face) {
  const missing = [...words].filter((it) => !font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));
  if (missing.length > 0) {
    throw new Error(`“${words}” has ${missing.join(' ')} in it, which ${family} lacks`);
  }
  const { unitsPerEm, ascent, descent } = font;
  const { glyphs, positions } = font.layout(words);
  let end = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const start = end + xOffset;
    end += xAdvance + tracking * unitsPerEm;
    return path.translate(start, yOffset).toSVG();
  });
  return {
    path: paths.join(''),
    unit: 1 / unitsPerEm,
    width: end / unitsPerEm,
    /** The distance from the baseline up to the middle of the line. */
    middle: (ascent + descent) / 2 / unitsPerEm,
  };
}
