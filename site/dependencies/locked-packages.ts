import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lock file describes it. */
type LockedPackage = { version: string; license?: string; hasInstallScript?: boolean };

const lockFile = join(import.meta.dirname, '../../package-lock.json');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(lockFile, 'utf8'),
);

/** All packages that npm installs, on any platform. */
export const lockedPackages = Object.entries(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, locked]) => ({ name: folder.replace(/^.*node_modules\//, ''), ...locked }));
