import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { appendLine } from './lines.ts';
import { lock } from './lock.ts';

export const draftPrefix = 'incoming-';

/**
 * A folder of inquiries: `inquiries.jsonl` has a line of JSON for each, and its attachments are in a
 * folder named by its id. An inquiry is stored completely or not at all. Several processes can use
 * the same folder.
 */
export function openStore(folder: string) {
  // The inquiries of this process queue here, so that only the first one polls for the lock.
  let turn: Promise<void> = Promise.resolve();

  return {
    /**
     * Stores the result of `fill` and returns its new id. `fill` writes attachments to the folder
     * that it receives. If it throws, nothing is kept.
     */
    async add<Inquiry extends { files: readonly unknown[] }>(
      fill: (attachments: string) => Promise<Inquiry>,
    ): Promise<string> {
      const id = randomUUID();
      // The draft exists until the line is written: it marks the attachments as not yet stored.
      const draft = join(folder, `${draftPrefix}${id}`);
      const attachments = join(draft, 'attachments');
      const kept = join(folder, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      using _storing = await lock(folder, 'storing');
      try {
        await mkdir(attachments, { recursive: true, mode: 0o700 });
        const inquiry = await fill(attachments);
        if (inquiry.files.length > 0) await rename(attachments, kept);
        const line = JSON.stringify({ id, receivedAt: new Date().toISOString(), ...inquiry });
        const append = async () => {
          using _appending = await lock(folder, 'appending');
          await appendLine(folder, line);
        };
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
