import { execFile } from 'node:child_process';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** Copies the site's sources to a temporary folder, which the caller removes. */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const part of ['site', 'design-system', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Builds a copy into its own `dist`. */
export const buildCopy = (folder: string) =>
  promisify(execFile)('vite', ['build', '--logLevel', 'error'], { cwd: folder });
