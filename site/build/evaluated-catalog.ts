import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const catalog = normalizePath(join(import.meta.dirname, '../content/catalog.ts'));

/**
 * Evaluates the catalog while the site is built, and leaves only the values that it exports. The
 * header is on every page, so it must not bring along the texts of all services and industries.
 */
export const evaluatedCatalog = (): Plugin => ({
  name: 'evaluated-catalog',
  apply: 'build',
  async load(id) {
    if (id !== catalog) return null;
    const values: Record<string, unknown> = await import(pathToFileURL(catalog).href);
    return Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
