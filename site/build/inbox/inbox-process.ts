import { createServer } from 'node:http';
import { openInbox } from './inbox.ts';

/** An inbox in a separate process, for tests. Its argument is the folder. */
const [, , folder = ''] = process.argv;
const server = createServer(await openInbox(folder));
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
