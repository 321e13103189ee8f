import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test as base } from './test.ts';

/** Tests with their own server in place of the API. */
export const test = base.extend<{
  /** Starts the server, which then receives the page's inquiries. */
  answerWith: (listener: RequestListener) => Promise<void>;
}>({
  answerWith: async ({ page }, use) => {
    const server = createServer();
    await use(async (listener) => {
      server.on('request', listener).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const address = server.address();
      if (!address || typeof address === 'string') throw new Error('The server has no port.');
      const url = `http://127.0.0.1:${address.port}`;
      await page.route('**/post-inquiry', (route) => route.continue({ url }));
    });
    server.closeAllConnections();
    server.close();
  },
});

/** The entries of a request's form, in order. */
export async function readForm(request: Parameters<RequestListener>[0]) {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return [...(await new Response(await buffer(request), { headers }).formData())];
}
