import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** The code of `site/starter.ts` for the page, and its hash for the security policy. */
export async function compileStarter(file: string) {
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { code } = await minify(file, script.code, { module: true });
  return { code, hash: createHash('sha256').update(code).digest('base64') };
}
