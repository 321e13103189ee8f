import type { Plugin } from 'vite';
// biome-ignore lint/style/noRestrictedImports: the names of the tokens, which the build replaces.
import { vars } from '../../design-system/tokens/contract.ts';

type Names = { readonly [part: string]: string | Names };

const namesIn = (part: string | Names): string[] =>
  typeof part === 'string' ? [part.slice('var('.length, -1)] : Object.values(part).flatMap(namesIn);

const { space, width, ...others } = vars;
// The styles use these most often, and the first 36 names are the shortest.
const names = namesIn({ space, width, ...others });

const numbers = new Map(names.map((name, index) => [name, `--${index.toString(36)}`]));

/** Replaces the names of the design system’s tokens with numbers. */
export const withShortTokens = (code: string) =>
  code.replaceAll(/--[a-z][\w-]*/g, (name) => numbers.get(name) ?? name);

/**
 * Tokens have names that people read, but not in the built site: each page contains its styles, and
 * numbers make it half a kilobyte smaller (compressed).
 */
export const shortTokens = (): Plugin => ({
  name: 'short-tokens',
  apply: 'build',
  // Both hooks run before the files' contents are hashed.
  enforce: 'pre',
  // Minification keeps spaces in values that have tokens.
  transform: (code, id) =>
    id.endsWith('.css') ? withShortTokens(code).replaceAll(', ', ',') : null,
  renderChunk: (code) => withShortTokens(code),
});
