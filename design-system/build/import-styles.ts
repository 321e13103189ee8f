import { posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes every script of the library import its own styles, so that a consumer's bundler includes
 * only the CSS that is used. Vite removes these imports, because it expects pages to link the
 * styles.
 */
export const importStyles = (): Plugin => ({
  name: 'import-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') continue;
        const folder = posix.dirname(file.fileName);
        const imports = [...(file.viteMetadata?.importedCss ?? [])].map(
          (css) => `import "./${posix.relative(folder, css)}";\n`,
        );
        file.code = imports.join('') + file.code;
      }
    },
  },
});
