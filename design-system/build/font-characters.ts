import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { fontFiles } from '../tokens/font-files.ts';

/** The characters that each font file has a glyph for, as read from the file itself. */
export async function readFontFile(file: string) {
  const font = create(await readFile(join(import.meta.dirname, '../fonts', file)));
  if (!('characterSet' in font)) throw new Error(`${file} holds more than one font.`);
  // The last is the table's end mark, no character.
  return String.fromCodePoint(...font.characterSet.filter((code) => code !== 0xffff));
}

/** Family → all characters that its files have a glyph for. */
export async function readFontCharacters() {
  const characters: Record<string, string> = {};
  for (const { family, file } of fontFiles) {
    characters[family] = (characters[family] ?? '') + (await readFontFile(file));
  }
  return characters;
}
