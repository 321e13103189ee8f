import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storedIds } from './lines.ts';
import { tryLock } from './lock.ts';
import { draftPrefix } from './store.ts';

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/**
 * Removes the leftovers of a process that was killed during an upload. The drafts of a process that
 * is storing right now look the same, so in that case everything stays until the next start.
 */
export async function removeLeftovers(folder: string) {
  if (!existsSync(folder)) return;
  using sweeping = tryLock(folder, 'sweeping');
  if (!sweeping) return;

  const stored = await storedIds(folder);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    const id = name.slice(draftPrefix.length);
    // Removes attachments before the draft that marks them.
    if (isId(id) && !stored.has(id)) await rm(join(folder, id), { recursive: true, force: true });
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
