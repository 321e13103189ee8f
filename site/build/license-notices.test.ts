import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
// biome-ignore-start lint/style/noRestrictedImports: reads the theme, which names the fonts.
import { foundationTheme } from '../../design-system/themes/index.ts';
import { fontFilesOf } from '../../design-system/tokens/font-files.ts';
// biome-ignore-end lint/style/noRestrictedImports: reads the theme, which names the fonts.
import { packageNotices, readBuiltPackages } from './license-notices.ts';

const fonts = join(import.meta.dirname, '../../design-system/fonts');

const mit = (holder: string) => `MIT License\n\nCopyright (c) ${holder}\n\nPermission is granted`;

describe('packages', () => {
  const one = { name: 'one', version: '1.0.0', identifier: 'MIT', text: mit('2020 Ann') };

  test('that share a text are named together above it', () => {
    const other = { ...one, name: 'other', version: '2.0.0' };
    const third = { ...one, name: 'third', text: mit('2021 Ben') };
    expect(packageNotices([one, third, other])).toEqual([
      `one 1.0.0\nother 2.0.0\n\n${mit('2020 Ann')}`,
      `third 1.0.0\n\n${mit('2021 Ben')}`,
    ]);
  });

  test('without a license file get the license text with their own copyright holder', () => {
    const bare = { name: 'embla-carousel', version: '8.0.0', identifier: 'MIT' };
    expect(packageNotices([one, bare])[1]).toBe(
      `embla-carousel 8.0.0\n\n${mit('2020 David Cetinkaya')}`,
    );
  });

  test('without a license file or a known copyright holder are reported', () => {
    const bare = { name: 'left-pad', version: '1.0.0', identifier: 'MIT' };
    expect(() => packageNotices([one, bare])).toThrow(
      'left-pad comes without its license file. Look up in its repository who holds the copyright',
    );
  });
});

test('the built site names what it contains: packages, typefaces, logos', async () => {
  const notices = await readFile(join(import.meta.dirname, '../../dist/licenses.txt'), 'utf8');
  const packages = await readBuiltPackages();
  const names = packages.map(({ name, version }) => `${name} ${version}`);
  expect(names.join()).toContain('react-dom 19');
  expect(names.filter((name) => !notices.split('\n').includes(name))).toEqual([]);
  for (const { file } of fontFilesOf(foundationTheme)) {
    const license = await readFile(join(fonts, `${file}.license`), 'utf8');
    expect(notices).toContain(license.trim());
  }
  expect(notices).toContain('/technologies/');
});
