import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../README.md');

/** The README's example of a new page: each file's code, with the path above it. */
export const readExample = async () =>
  [...(await readFile(readme, 'utf8')).matchAll(/^`([^`]+)`\n\n```tsx?\n(.+?)^```/gms)].map(
    ([, path = '', code = '']) => ({ path, code }),
  );
