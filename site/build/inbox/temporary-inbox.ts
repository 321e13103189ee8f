import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInbox } from './inbox.ts';

/** Starts an inbox that listens on a free port and writes to a new folder, until it is closed. */
export async function openTemporaryInbox() {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const server = createServer(await openInbox(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The inbox has no port.');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  };
  return { folder, url: `http://127.0.0.1:${address.port}`, close };
}
