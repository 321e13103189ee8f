import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { importStyles } from './build/import-styles.ts';
import { packageFiles } from './build/package-files.ts';

const root = import.meta.dirname;

/** Builds the design system as a library, with one script and one style sheet per module. */
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
        // An app that uses vanilla-extract itself would try to compile every `*.css.js`.
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? `fonts/${name}` : name.replace('.css.ts.vanilla', ''),
      },
    },
  },
  plugins: [vanillaExtractPlugin(), importStyles(), packageFiles()],
});
