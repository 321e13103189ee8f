import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../README.md');
const servicesFile = 'site/content/services/services.ts';

/**
 * The README's example of a new page: the code of each file with the path above it, and the entry
 * for a list.
 */
export async function readExample() {
  const blocks = [
    ...(await readFile(readme, 'utf8')).matchAll(/^`([^`]+)`\n\n```tsx?\n(.+?)^```/gms),
  ].map(([, path = '', code = '']) => ({ path, code }));
  const entry = blocks.find(({ path }) => path === servicesFile);
  if (!entry) throw new Error(`The README has no entry for ${servicesFile}.`);
  return { files: blocks.filter((block) => block !== entry), entry };
}
