import { expect, test } from 'vitest';
import { themes } from '../themes/index.ts';
import { fontFilesOf } from '../tokens/font-files.ts';
import { readFontFile } from './font-characters.ts';

const fontFiles = Object.values(themes).flatMap(fontFilesOf);

// If a file lacks a character that its `unicode-range` lists, the browser uses a system font for it.
test.each(fontFiles)(
  '$file has a glyph for each character that makes browsers fetch it',
  async (font) => {
    const glyphs = new Set(await readFontFile(font.file));
    const declared = font.ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    );
    expect(declared.filter((character) => !glyphs.has(character))).toEqual([]);
  },
);

test.each(fontFiles)('$family keeps its name if a minifier drops the quotes', ({ family }) => {
  expect(family).toMatch(/^[a-z]+( [a-z]+)*$/i);
});
