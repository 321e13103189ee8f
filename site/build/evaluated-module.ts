import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/**
 * Evaluates a module in Node, and replaces it with the values that it exports, which must be JSON.
 */
export function evaluatedModule(path: string, apply?: 'build'): Plugin {
  const file = resolve(import.meta.dirname, '../..', path);
  return {
    name: 'evaluated-module',
    ...(apply && { apply }),
    async load(id) {
      if (id !== normalizePath(file)) return null;
      const values: Record<string, unknown> = await import(pathToFileURL(file).href);
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
