import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type PngOptions } from 'sharp';
import type { RenderedPage } from '../rendered-page.ts';
import { shareImageOf } from '../share-image-path.ts';
import { shareCard } from './share-card.ts';
import { shareImageSvg } from './share-image.tsx';

const folder = join(process.cwd(), 'node_modules/.cache/share-images');

const png = { palette: true, effort: 10 } as const satisfies PngOptions;

/** A picture as PNG. It is drawn once, and then found by its content. */
async function rasterize(svg: string) {
  const key = createHash('sha256').update(JSON.stringify([svg, png, sharp.versions]));
  const file = join(folder, `${key.digest('hex')}.png`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const drawn = await sharp(Buffer.from(svg)).png(png).toBuffer();
  await mkdir(folder, { recursive: true });
  // Several builds may write it at the same time. None may read half of it.
  const part = `${file}.${process.pid}`;
  await writeFile(part, drawn);
  await rename(part, file);
  return drawn;
}

/** The pictures of all pages, by their path in the built site. */
export async function shareImages(pages: readonly RenderedPage[]) {
  const drawn = pages.map(async ({ path, page, file }) => {
    try {
      return [
        shareImageOf(path).slice(1),
        await rasterize(shareImageSvg(shareCard(page))),
      ] as const;
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new Error(`The share image of ${file} can’t be drawn: ${reason}. Change that text.`);
    }
  });
  return Object.fromEntries(await Promise.all(drawn));
}
