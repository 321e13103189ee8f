import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { formWith, rawBody, rawFile, rawType, test } from './inbox-fixture.ts';

test.for([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['/etc/passwd', 'passwd'],
  ['C:\\boot.ini', 'boot.ini'],
  ['..', '..'],
  ['/', ''],
  ['inquiries.jsonl', 'inquiries.jsonl'],
  ['__proto__', '__proto__'],
  ['a\0b\x1b[2J.txt', 'ab[2J.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['Łódź 履歴書 🎓.pdf', 'Łódź 履歴書 🎓.pdf'],
  ['n'.repeat(5_000), 'n'.repeat(255)],
] as const)('keeps a file named %j as 1, and its name as data', async ([name, kept], { inbox }) => {
  const { data } = await (await inbox.post(rawBody(name), rawType)).json();

  expect(await inbox.inquiries()).toMatchObject([{ files: [{ storedAs: '1', name: kept }] }]);
  expect(await readFile(join(inbox.folder, data.id, '1'), 'utf8')).toBe('content');
  expect(await inbox.contents()).toEqual([data.id, 'inquiries.jsonl'].sort());
});

test('survives a name that is longer than a header may be', async ({ inbox }) => {
  const response = await inbox.post(rawBody('n'.repeat(500_000)), rawType);

  expect([200, 422]).toContain(response.status);
});

test('keeps nothing from a sender who disconnects in the middle of a file', async ({ inbox }) => {
  const log = vi.spyOn(console, 'error');
  const sender = inbox.open();
  sender.write(rawBody('large.bin', 'c'.repeat(100_000), ''));
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  sender.destroy();

  await vi.waitFor(async () => expect(await inbox.contents()).toEqual([]));
  expect((await inbox.post(formWith({}))).status).toBe(200);
  expect(log).not.toHaveBeenCalled();
});

test('replies to a refused sender once everything is sent', async ({ inbox }) => {
  const sender = inbox.open();
  const answered = vi.fn();
  sender.on('response', answered);
  sender.write(rawBody('a.txt', 'content', ''));
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  sender.write(`\r\n${rawFile('b.txt', 'content', 'resume')}`);
  await vi.waitFor(async () => expect(await inbox.contents()).toEqual([]));
  sender.write('c'.repeat(1_000_000));
  expect(answered).not.toHaveBeenCalled();
  // The body ends in the middle of the refused file.
  sender.end();

  const [response] = await once(sender, 'response');
  expect(response.statusCode).toBe(422);
});

test('responds with 500 if a file cannot be written', async ({ inbox }) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sender = inbox.open();
  sender.write(rawBody('a.txt', 'content', ''));
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  const [draft = ''] = await inbox.contents();
  await rm(join(inbox.folder, draft), { recursive: true });
  sender.end(`\r\n${rawFile('b.txt', 'c'.repeat(1_000_000))}\r\n--x--\r\n`);

  const [response] = await once(sender, 'response');
  expect(response.statusCode).toBe(500);
  expect(log).toHaveBeenCalledOnce();
  expect(await inbox.contents()).toEqual([]);
});
