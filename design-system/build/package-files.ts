import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import project from '../../package.json' with { type: 'json' };

const designSystem = join(import.meta.dirname, '..');
const versions: Record<string, string> = { ...project.devDependencies, ...project.dependencies };

/** `@radix-ui/react-accordion` of `@radix-ui/react-accordion/some/file`. */
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
/**
 * A page must not have two copies of React, so the consumer provides it. Radix needs `react-dom`,
 * even if the library itself doesn't import it.
 */
const peers = ['react', 'react-dom'];
const ranges = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `^${versions[name]}`]));

/** `needs`: the packages that the library imports. */
const manifest = (needs: string[]) => ({
  name: '@example/design-system',
  version: project.version,
  license: `${project.license} AND OFL-1.1`,
  type: 'module',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './foundation': { types: './foundation.d.ts', default: './foundation.js' },
    './primitives/*': { types: './primitives/*/*.d.ts', default: './primitives/*/*.js' },
    './sections/*': { types: './sections/*/*.d.ts', default: './sections/*/*.js' },
  },
  sideEffects: ['**/*.css', '**/*.styles.js', './foundation.js'],
  dependencies: ranges(needs.filter((name) => !peers.includes(name))),
  peerDependencies: ranges(peers),
});

/** Adds the package's files to the library: manifest, README, license, and the fonts' licenses. */
export const packageFiles = (): Plugin => ({
  name: 'package-files',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const copy = async (fileName: string, from: string) =>
        this.emitFile({ type: 'asset', fileName, source: await readFile(from) });
      await copy('README.md', join(designSystem, 'README.md'));
      await copy('LICENSE', join(designSystem, '../LICENSE'));

      const needs = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          const imports = [...file.imports, ...file.dynamicImports];
          for (const it of imports) if (!(it in bundle)) needs.add(packageOf(it));
        } else if (file.fileName.endsWith('.woff2')) {
          const [font = ''] = file.originalFileNames;
          await copy(`${file.fileName}.license`, join(designSystem, `${font}.license`));
        }
      }
      const source = JSON.stringify(manifest([...needs].sort()), null, 2);
      this.emitFile({ type: 'asset', fileName: 'package.json', source });
    },
  },
});
