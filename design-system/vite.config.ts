import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { importStyles } from './build/import-styles.ts';
import { packageFiles } from './build/package-files.ts';

const root = import.meta.dirname;

/** Builds the design system as a library: one script and one style sheet for each of its modules. */
export default defineConfig({
  root,
  base: './',
  build: {
    outDir: '../dist-design-system',
    emptyOutDir: true,
    lib: { entry: ['index.ts', 'foundation.ts'], formats: ['es'] },
    minify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      external: /^@?[a-z]/,
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        // An app with vanilla-extract of its own takes every `*.css.js` for a source to compile.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? `fonts/${name}` : name.replace('.css.ts.vanilla', ''),
      },
    },
  },
  plugins: [vanillaExtractPlugin(), importStyles(), packageFiles()],
});
