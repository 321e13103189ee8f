import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import { fileOf, formWith, rawBody, rawType, test } from './inbox-fixture.ts';

const program = new URL('./inbox-process.ts', import.meta.url);

/** Starts another process that stores in the same folder. */
async function startProcess(folder: string) {
  const child = fork(program, [folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{ port }] = await once(child, 'message');
  return { child, url: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const post = (url: string, message: string) =>
  fetch(url, { method: 'POST', body: formWith({ message }, fileOf(10)) });

function startUpload(url: string) {
  const sender = request(url, { method: 'POST', headers: rawType });
  sender.on('error', () => {});
  sender.write(rawBody('a.txt', 'first half,', ''));
  return sender;
}

test('leaves an upload in progress in another process alone', async ({ inbox }) => {
  const { url } = await startProcess(inbox.folder);
  const sender = startUpload(url);
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  await openInbox(inbox.folder);
  sender.end(' second half\r\n--x--\r\n');

  const [response] = await once(sender, 'response');
  expect(response.statusCode).toBe(200);
  const [{ id }] = await inbox.inquiries();
  expect(await readFile(join(inbox.folder, id, '1'), 'utf8')).toBe('first half, second half');
});

test('removes the leftovers of a process that was killed during an upload', async ({ inbox }) => {
  const { child, url } = await startProcess(inbox.folder);
  startUpload(url);
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  await kill(child);
  expect(await inbox.contents()).toHaveLength(1);
  await openInbox(inbox.folder);

  expect(await inbox.contents()).toEqual([]);
});

test('stores what two processes receive at once, line by line', async ({ inbox }) => {
  const { url } = await startProcess(inbox.folder);
  const messages = Array.from({ length: 50 }, (_, index) => `${index} `.repeat(2_000));
  const responses = await Promise.all(
    messages.flatMap((message) => [post(url, message), post(inbox.url, message)]),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(100).fill(200));
  const inquiries = await inbox.inquiries();
  expect(inquiries.map(({ message }) => `${message} `).sort()).toEqual(
    [...messages, ...messages].sort(),
  );
  const names = new Set(await readdir(inbox.folder));
  expect(inquiries.every(({ id }) => names.has(id))).toBe(true);
});
