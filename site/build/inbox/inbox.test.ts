import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import { answers, fileOf, formWith, test } from './inbox-fixture.ts';
import { limits } from './rules.ts';

test('keeps an inquiry as a line of JSON and answers with its id', async ({ inbox }) => {
  const response = await inbox.post(formWith({ firstName: '  Ada ' }));
  const { data } = await response.json();

  expect(response.status).toBe(200);
  expect(await inbox.inquiries()).toEqual([
    { id: data.id, receivedAt: expect.any(String), ...answers, files: [] },
  ]);
  expect(await inbox.contents()).toEqual(['inquiries.jsonl']);
});

test('keeps the attachments of an inquiry byte for byte', async ({ inbox }) => {
  const bytes = randomBytes(300_000);
  const form = formWith({}, new File([bytes], 'Größe 寸法.bin'), fileOf(10));
  const { data } = await (await inbox.post(form)).json();

  expect(await readFile(join(inbox.folder, data.id, '1'))).toEqual(bytes);
  expect(await inbox.inquiries()).toMatchObject([
    {
      files: [
        { storedAs: '1', name: 'Größe 寸法.bin', type: 'application/octet-stream', size: 300_000 },
        { storedAs: '2', name: 'brief.pdf', type: 'application/pdf', size: 10 },
      ],
    },
  ]);
  expect(await inbox.contents()).toEqual([data.id, 'inquiries.jsonl'].sort());
});

test('takes the empty part that a browser sends when no file is chosen', async ({ inbox }) => {
  const response = await inbox.post(formWith({}, new File([], '')));

  expect(response.status).toBe(200);
  expect(await inbox.inquiries()).toMatchObject([{ files: [] }]);
});

test('takes as many files as allowed, and one as large as allowed', async ({ inbox }) => {
  const small = Array.from({ length: limits.files - 1 }, () => fileOf(1));
  const response = await inbox.post(formWith({}, ...small, fileOf(limits.fileSize)));

  expect(response.status).toBe(200);
  const [{ files }] = await inbox.inquiries();
  expect(files.map(({ size }: { size: number }) => size)).toEqual([
    ...small.map(({ size }) => size),
    limits.fileSize,
  ]);
});

test('loses none of 200 inquiries that arrive at once', async ({ inbox }) => {
  const texts = Array.from({ length: 200 }, (_, index) => `Inquiry ${index}`);
  const ids = await Promise.all(
    texts.map(async (text) => {
      const response = await inbox.post(formWith({ message: text }, new File([text], 'note.txt')));
      return (await response.json()).data.id;
    }),
  );

  const inquiries = await inbox.inquiries();
  expect(new Map(inquiries.map(({ id, message }) => [id, message]))).toEqual(
    new Map(ids.map((id, index) => [id, texts[index]])),
  );
  const attached = await Promise.all(
    ids.map((id) => readFile(join(inbox.folder, id, '1'), 'utf8')),
  );
  expect(attached).toEqual(texts);
});

test('responds with 500 if it cannot store, keeps nothing, and continues to work', async ({
  inbox,
}) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const blocker = join(inbox.folder, 'inquiries.jsonl');
  await mkdir(blocker);

  expect((await inbox.post(formWith({}, fileOf(10)))).status).toBe(500);
  expect(await inbox.contents()).toEqual(['inquiries.jsonl']);
  expect(log).toHaveBeenCalledOnce();

  await rmdir(blocker);
  expect((await inbox.post(formWith({}))).status).toBe(200);
});

test('removes the leftovers of an upload that was cut off when an inbox stopped', async ({
  inbox,
}) => {
  await mkdir(join(inbox.folder, 'incoming-1'));
  await inbox.post(formWith({}));
  await openInbox(inbox.folder);

  expect(await inbox.contents()).toEqual(['inquiries.jsonl']);
});
