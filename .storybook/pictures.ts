import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';

/** One line per approved screenshot: its name, its size, and a hash of its pixels. */
export const approvedFile = 'stories/approved-pictures.txt';

export async function readApproved() {
  const lines = (await readFile(approvedFile, 'utf8')).split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.split(' ', 1).join(), line] as const));
}

export const writeApproved = (lines: Iterable<string>) =>
  writeFile(approvedFile, `${[...lines].toSorted().join('\n')}\n`);

const decode = (file: string) =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The screenshots in a folder, by name. */
export async function findPictures(folder: string) {
  const files = await Array.fromAsync(glob(`${folder}/*/*.png`));
  return new Map(files.map((file) => [basename(file, '.png'), file]));
}

/** A screenshot's line. It hashes the pixels, because different encoders write different files. */
export async function describePicture(name: string, file: string) {
  const { data, info } = await decode(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return `${name} ${info.width}x${info.height} ${hash}`;
}

/** Whether two screenshots are equal, allowing for rounding: one step in each color channel. */
export async function looksEqual(file: string, otherFile: string) {
  const [one, other] = await Promise.all([decode(file), decode(otherFile)]);
  return (
    one.info.width === other.info.width &&
    one.data.length === other.data.length &&
    one.data.every((shade, index) => Math.abs(shade - (other.data[index] ?? 0)) <= 1)
  );
}
