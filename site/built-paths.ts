import { globSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');

/**
 * The paths of all pages in the last build: those that the product owner requires, and any that were
 * added. Tests of every page use these.
 */
export const builtPaths = globSync('**/*.html', { cwd: dist })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)
  .sort();
