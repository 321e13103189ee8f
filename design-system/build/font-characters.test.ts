import { expect, test } from 'vitest';
import { fontFiles } from '../tokens/font-files.ts';
import { readFontFile } from './font-characters.ts';

// A browser that is told of a character which the file lacks draws it in a font of the machine.
test.each(fontFiles)('$file has a glyph for each character it is fetched for', async (font) => {
  const glyphs = new Set(await readFontFile(font.file));
  const declared = font.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  expect(declared.filter((character) => !glyphs.has(character))).toEqual([]);
});
