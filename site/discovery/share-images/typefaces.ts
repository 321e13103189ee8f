import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
// biome-ignore-start lint/style/noRestrictedImports: reads the font files, which no page does.
import { foundationTheme } from '../../../design-system/themes/index.ts';
import { fontFilesOf } from '../../../design-system/tokens/font-files.ts';

// biome-ignore-end lint/style/noRestrictedImports: reads the font files, which no page does.

// Builds contain only the values of these exports: see evaluated-module.ts.

const folder = join(import.meta.dirname, '../../../design-system/fonts');

/** A typeface of the theme at one weight, as TrueType in Base64. */
async function atWeight(role: 'heading' | 'text', weight: string) {
  const { name } = foundationTheme.typefaces[role];
  const found = fontFilesOf(foundationTheme).find(
    (font) => font.name === name && font.set === 'basic',
  );
  if (!found) throw new Error(`${name} has no font file.`);
  const isVariable = new Set(found.weights).size > 1;
  const font = await subsetFont(await readFile(join(folder, found.file)), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: isVariable ? { wght: Number(weight) } : {},
  });
  return font.toString('base64');
}

const { weight } = foundationTheme;

export const heading = await atWeight('heading', weight.heading);
export const text = await atWeight('text', weight.semibold);
