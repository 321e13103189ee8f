import { existsSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const linesPath = (folder: string) => join(folder, 'inquiries.jsonl');

const isWhole = (line: string) => {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
};

/** Appends to a file and waits until it is on disk. Text that doesn't fit leaves no partial line. */
async function append(file: FileHandle, text: string | Buffer) {
  const { size } = await file.stat();
  try {
    await file.appendFile(text);
    await file.sync();
  } catch (error) {
    await file.truncate(size);
    throw error;
  }
}

async function endsLine(file: FileHandle) {
  const { size } = await file.stat();
  if (size === 0) return true;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}

/**
 * Ends the last line, so that the next one doesn't continue it. A process that was killed can leave
 * a partial line. Nobody was told that it was stored, so it moves to a separate file.
 */
async function repairLastLine(file: FileHandle, folder: string) {
  if (await endsLine(file)) return;
  const path = linesPath(folder);
  const content = await readFile(path);
  const start = content.lastIndexOf('\n') + 1;
  const partialLine = content.subarray(start);
  if (isWhole(partialLine.toString())) return await append(file, '\n');

  const damagedPath = join(folder, 'inquiries.damaged.txt');
  const damaged = await open(damagedPath, 'a', 0o600);
  try {
    await append(damaged, Buffer.concat([partialLine, Buffer.from('\n')]));
  } finally {
    await damaged.close();
  }
  await file.truncate(start);
  console.error(`A line of ${path} was cut short. It is kept in ${damagedPath}`);
}

async function withLines<Result>(folder: string, use: (file: FileHandle) => Promise<Result>) {
  const file = await open(linesPath(folder), 'a+', 0o600);
  try {
    await repairLastLine(file, folder);
    return await use(file);
  } finally {
    await file.close();
  }
}

/** Appends a line and waits until it is on disk. The caller holds the folder's lock. */
export const appendLine = (folder: string, line: string) =>
  withLines(folder, (file) => append(file, `${line}\n`));

/** The ids of all stored inquiries. The caller holds the folder's lock. */
export async function storedIds(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(linesPath(folder))) return new Set();
  return await withLines(folder, async (file) => {
    const ids = new Set<string>();
    for await (const line of file.readLines({ autoClose: false, start: 0 })) {
      const [, id] = /^{"id":"([^"]+)"/.exec(line) ?? [];
      if (id !== undefined) ids.add(id);
    }
    return ids;
  });
}
