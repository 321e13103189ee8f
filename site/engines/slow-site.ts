import { once } from 'node:events';
import { createServer } from 'node:http';

/** Serves the site, and holds back its application until the returned function is called. */
export async function serveSlowly(site = '') {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    if (url.startsWith('/assets/client-')) await released;
    const answer = await fetch(new URL(url, site));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    release();
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://localhost:${port}`, release, close };
}
