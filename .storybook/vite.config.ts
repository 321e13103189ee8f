import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { evaluatedModule } from '../site/build/evaluated-module.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), evaluatedModule('site/discovery/share-images/typefaces.ts')],
});
