import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { contractCases } from './contract-cases.ts';
import { tryCase, tryPreflight } from './try-contract.ts';

const [accepted] = contractCases;
if (accepted?.status !== 200) throw new Error('The first case is not a valid inquiry.');

const siteOrigin = 'https://www.example.com';

/** Runs a server that handles every request this way. */
async function withServer(
  answer: (response: ServerResponse) => void,
  run: (url: string) => Promise<void>,
) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  try {
    await run(`http://127.0.0.1:${address.port}`);
  } finally {
    server.close();
  }
}

test.each([
  [201, '{"data":1}', 'status 201'],
  [200, '', 'The reply to the inquiry is not JSON.'],
  [200, '<!doctype html>', 'The reply to the inquiry is not JSON.'],
  [200, 'null', 'The reply to the inquiry holds nothing.'],
  [200, '{"data":1}', 'nothing'],
])('a server that responds with %i and %j: %s', async (status, body, told) => {
  await withServer(
    (response) => response.writeHead(status).end(body),
    async (url) => expect((await tryCase({ url }, accepted)) ?? 'nothing').toContain(told),
  );
});

test.each([
  [undefined, 'status 200, but Access-Control-Allow-Origin is missing'],
  ['https://www.example.org', 'Access-Control-Allow-Origin is https://www.example.org'],
  ['*', 'nothing'],
  [siteOrigin, 'nothing'],
])('a server on another origin that allows %s: %s', async (allowed, told) => {
  await withServer(
    (response) => {
      if (allowed) response.setHeader('Access-Control-Allow-Origin', allowed);
      response.writeHead(200).end('{}');
    },
    async (url) => {
      expect((await tryPreflight({ url, siteOrigin })) ?? 'nothing').toContain(told);
      expect((await tryCase({ url, siteOrigin }, accepted)) ?? 'nothing').toContain(told);
    },
  );
});

test('a server that refuses the preflight', async () => {
  await withServer(
    (response) => response.writeHead(405).end(),
    async (url) => expect(await tryPreflight({ url, siteOrigin })).toBe('status 405'),
  );
});

test('a server that hangs up', async () => {
  await withServer(
    (response) => response.destroy(),
    async (url) => {
      expect(await tryCase({ url }, accepted)).toContain('fetch failed');
      expect(await tryPreflight({ url, siteOrigin })).toContain('fetch failed');
    },
  );
});
