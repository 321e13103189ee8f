import { globSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

/** All files with styles, by their paths from the site's folder. */
const files = globSync(['../design-system/**/*.css.ts', '**/*.css.ts'], {
  cwd: join(import.meta.dirname, '..'),
})
  .map(normalizePath)
  .sort();

/** The names that vanilla-extract has generated, by file. */
const namesOf = new Map(files.map((file) => [file, new Set<string>()]));

/**
 * Numbers class names and other identifiers: first the file, in two digits, and then the name in
 * it. Each page contains its own styles, and unlike hashes, numbers compress well.
 */
export function shortIdentifier({ filePath, hash }: { filePath: string; hash: string }) {
  const names = namesOf.get(filePath);
  if (!names) throw new Error(`${filePath} is not among the files with styles.`);
  const file = files.indexOf(filePath).toString(36).padStart(2, '0');
  const name = [...names.add(hash)].indexOf(hash).toString(36);
  return `x${file}${name}`;
}
