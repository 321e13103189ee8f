import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** In bytes. Smaller files fit in one packet uncompressed. */
const worthwhile = 1000;

/**
 * Writes compressed copies of all text files in a built site, for hosts that send them unchanged.
 */
export async function writeCompressedCopies(dist: string) {
  const texts = globSync('**/*.{css,html,ico,js,json,md,svg,txt,webmanifest,xml}', { cwd: dist });
  await Promise.all(
    texts.map(async (text) => {
      const file = join(dist, text);
      const content = await readFile(file);
      if (content.length < worthwhile) return;
      for (const [extension, compress] of Object.entries(compressions)) {
        await writeFile(`${file}.${extension}`, await compress(content));
      }
    }),
  );
}
