import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/** The code of `site/starter.ts` for the page. */
export async function compileStarter(file: string) {
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { code } = await minify(file, script.code, { module: true });
  return code;
}
