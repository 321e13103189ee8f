import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { themes } from '../themes/index.ts';
import { fontFilesOf } from '../tokens/font-files.ts';

/** The characters that a font file has glyphs for, read from the file. */
export async function readFontFile(file: string) {
  const font = create(await readFile(join(import.meta.dirname, '../fonts', file)));
  if (!('characterSet' in font)) throw new Error(`${file} contains more than one font.`);
  // The last entry marks the end of the table and is not a character.
  return String.fromCodePoint(...font.characterSet.filter((code) => code !== 0xffff));
}

/** Each theme's families → all characters that their files have glyphs for. */
export async function readFontCharacters() {
  const characters: Record<string, string> = {};
  for (const { family, file } of Object.values(themes).flatMap(fontFilesOf)) {
    characters[family] = (characters[family] ?? '') + (await readFontFile(file));
  }
  return characters;
}
