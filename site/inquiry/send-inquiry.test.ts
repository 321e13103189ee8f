import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { inquiryUrl, sendInquiry } from './send-inquiry.ts';

const values = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phonenum: '+1 212 555 0147',
  categoerySelect: 'Training',
  message: 'Two lines,\r\nand a “quote”.',
  files: [new File(['one'], 'größe.txt', { type: 'text/plain' }), new File(['two'], 'two.txt')],
};

/** Starts a server that takes the place of the API. */
async function answerWith(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${address.port}`);
}

/** Reads the whole request and then sends one reply. */
const reply =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body));
  };

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['', '/post-inquiry'],
  ['https://api.example.com', 'https://api.example.com/post-inquiry'],
  ['https://example.com/api/', 'https://example.com/api/post-inquiry'],
])('with the API host %j posts to %s', (host, url) => {
  vi.stubEnv('VITE_API_HOST', host);

  expect(inquiryUrl()).toBe(url);
});

test('posts the fields as multipart, in their order', async () => {
  const requests: IncomingMessage[] = [];
  const entries: [string, FormDataEntryValue][] = [];
  await answerWith(async (request, response) => {
    requests.push(request);
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    entries.push(...(await new Response(await buffer(request), { headers }).formData()));
    response.end('{"data":{"id":"1"}}');
  });
  await sendInquiry(values);

  expect(requests).toMatchObject([
    {
      method: 'POST',
      url: '/post-inquiry',
      headers: {
        accept: 'application/json',
        'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
      },
    },
  ]);
  const { files, ...answers } = values;
  expect(entries.slice(0, 6)).toEqual([['_method', 'post'], ...Object.entries(answers)]);
  expect(entries.slice(6)).toEqual([
    ['files', expect.objectContaining({ name: 'größe.txt', type: 'text/plain' })],
    ['files', expect.objectContaining({ name: 'two.txt' })],
  ]);
  const texts = entries.slice(6).map(([, file]) => new Response(file).text());
  expect(await Promise.all(texts)).toEqual(['one', 'two']);
});

test('accepts any data', async () => {
  await answerWith(reply(200, '{"data":{}}'));

  await expect(sendInquiry(values)).resolves.toBeUndefined();
});

test.each([
  ['status 500', 500, '{"data":{"id":"1"}}', 'refused with status 500'],
  ['status 422', 422, '{"problems":{}}', 'refused with status 422'],
  ['status 201', 201, '{"data":{"id":"1"}}', 'refused with status 201'],
  ['an empty body', 200, '', 'not JSON'],
  ['a page', 200, '<!doctype html>', 'not JSON'],
  ['no data', 200, '{}', 'no data'],
  ['null for data', 200, '{"data":null}', 'no data'],
  ['null', 200, 'null', 'no data'],
] as const)('throws on %s', async (_, status, body, message) => {
  await answerWith(reply(status, body));

  await expect(sendInquiry(values)).rejects.toThrow(message);
});

test('throws when the connection drops before the answer', async () => {
  await answerWith((request) => {
    request.resume().on('end', () => request.socket.destroy());
  });

  await expect(sendInquiry(values)).rejects.toThrow();
});

test('throws when the connection drops in the middle of the answer', async () => {
  await answerWith((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"data":', () => request.socket.destroy());
    });
  });

  await expect(sendInquiry(values)).rejects.toThrow('not JSON');
});
