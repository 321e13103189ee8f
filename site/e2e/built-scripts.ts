import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Manifest = Record<string, { file: string; name?: string }>;

const site = join(import.meta.dirname, '..');

/**
 * The URL of the script that contains a module, such as `routes/career.tsx`, or shared modules,
 * such as `sections`. Built scripts have hashes in their names, so tests find them this way.
 */
export async function scriptOf(module: string) {
  const text = await readFile(join(site, '../dist/.vite/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const [, found] =
    Object.entries(manifest).find(
      ([source, { name }]) => source.split('?')[0] === module || name === module,
    ) ?? [];
  if (!found) throw new Error(`The build has no script for ${module}.`);
  return `**/${found.file}`;
}
