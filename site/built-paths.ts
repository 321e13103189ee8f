import { globSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');

/**
 * The paths of all pages of the last build: of those that the product owner requires, and of any that
 * was added. What holds for every page is tested for these.
 */
export const builtPaths = globSync('**/*.html', { cwd: dist })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`)
  .sort();
