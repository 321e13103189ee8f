import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
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
  // A separate folder, because builds and development servers also write files there.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    // The cache is shared, because its entries are keyed by content.
    if (/^\.(?!bin$|cache$)/.test(name)) continue;
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Builds a copy into its own `dist`, for visitors or with React's checks for developers. */
export const buildCopy = (folder: string, mode: 'production' | 'development' = 'production') =>
  promisify(execFile)('vite', ['build', '--logLevel', 'error'], {
    cwd: folder,
    // Test runners set another value.
    env: { ...process.env, NODE_ENV: mode },
  });
