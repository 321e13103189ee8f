import { randomUUID } from 'node:crypto';
import { glob, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Appends a line and waits until it is on the disk. A line that does not fit leaves no stump. */
async function appendLine(path: string, line: string) {
  const file = await open(path, 'a');
  try {
    const { size } = await file.stat();
    try {
      await file.appendFile(line);
      await file.sync();
    } catch (error) {
      await file.truncate(size);
      throw error;
    }
  } finally {
    await file.close();
  }
}

/**
 * A folder of inquiries: a line of JSON each in `inquiries.jsonl`, and attachments in a folder
 * named by the inquiry's id. An inquiry is there as a whole or not at all.
 */
export function openStore(folder: string) {
  // Lines go in one after the other: two at once could interleave.
  let turn: Promise<void> = Promise.resolve();

  return {
    /** Removes what a server that was stopped in the midst of an upload left behind. */
    async removeDrafts() {
      for await (const draft of glob('incoming-*', { cwd: folder })) {
        await rm(join(folder, draft), { recursive: true, force: true });
      }
    },

    /**
     * Stores what `fill` returns and gives back its new id. `fill` puts attachments into the draft
     * folder it is given; when it throws, nothing stays.
     */
    async add<Inquiry extends { files: readonly unknown[] }>(
      fill: (draft: string) => Promise<Inquiry>,
    ): Promise<string> {
      const id = randomUUID();
      const draft = join(folder, `incoming-${id}`);
      const kept = join(folder, id);
      await mkdir(draft, { recursive: true });
      try {
        const inquiry = await fill(draft);
        if (inquiry.files.length > 0) await rename(draft, kept);
        const line = JSON.stringify({ id, receivedAt: new Date().toISOString(), ...inquiry });
        const append = () => appendLine(join(folder, 'inquiries.jsonl'), `${line}\n`);
        turn = turn.then(append, append);
        await turn;
        return id;
      } catch (error) {
        await rm(kept, { recursive: true, force: true });
        throw error;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}
