import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vitest/config';
import { contentOverlay } from './site/build/content-check/plugin.ts';
import { evaluatedModule } from './site/build/evaluated-module.ts';
import { localInbox } from './site/build/inbox/plugin.ts';
import { prerenderedPages } from './site/build/prerendered-pages.ts';
import { checkedRouteFiles, routeTree } from './site/build/route-files.ts';
import { servedPages } from './site/build/served-pages.ts';
import { shortIdentifier } from './site/build/short-identifiers.ts';
import { shortTokens } from './site/build/short-tokens.ts';

// Until then, names tell which file they come from.
const isRelease = process.env['NODE_ENV'] === 'production';

export default defineConfig({
  root: 'site',
  envDir: import.meta.dirname,
  appType: 'custom',
  // React has had its own since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // Each color scheme sets its own tokens. light-dark() isn’t used, so it needs no polyfill.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: { outDir: '../dist', emptyOutDir: true },
  server: { port: 4173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  plugins: [
    checkedRouteFiles(),
    tanstackRouter({
      ...routeTree,
      autoCodeSplitting: true,
      // A page's content and its component come together, in one script of their own.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    vanillaExtractPlugin(isRelease ? { identifiers: shortIdentifier } : {}),
    // The header is on every page, so it must not bring along the texts of all services and industries.
    evaluatedModule('site/content/catalog.ts', 'build'),
    evaluatedModule('site/content/industries/specialties.ts', 'build'),
    evaluatedModule('site/discovery/share-images/typefaces.ts'),
    // Otherwise, the names of the tokens would be computed after the build has shortened them.
    evaluatedModule('design-system/tokens/contract.ts', 'build'),
    shortTokens(),
    prerenderedPages(),
    localInbox(process.env['INBOX_FOLDER']),
    servedPages(),
    contentOverlay(),
  ],
  test: {
    dir: import.meta.dirname,
    include: ['{design-system,generators,site,stories}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: `${import.meta.dirname}/.reports/unit.json` }]],
  },
});
