import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import { answers, fileOf, formWith, rawBody, test } from './inbox-fixture.ts';

/** The leftovers of a process that is killed between moving the attachments and cleaning up. */
async function leaveAttachments(folder: string, id: string) {
  await mkdir(join(folder, `incoming-${id}`));
  await mkdir(join(folder, id));
  await writeFile(join(folder, id, '1'), 'content');
}

test('leaves the drafts of an upload in progress alone', async ({ inbox }) => {
  const sender = inbox.open();
  sender.write(rawBody('a.txt', 'first half,', ''));
  await vi.waitFor(async () => expect(await inbox.contents()).toHaveLength(1));
  await openInbox(inbox.folder);
  sender.end(' second half\r\n--x--\r\n');

  const [response] = await once(sender, 'response');
  expect(response.statusCode).toBe(200);
  const [{ id }] = await inbox.inquiries();
  expect(await readFile(join(inbox.folder, id, '1'), 'utf8')).toBe('first half, second half');
});

test('removes attachments whose line was never written', async ({ inbox }) => {
  await leaveAttachments(inbox.folder, randomUUID());
  await openInbox(inbox.folder);

  expect(await inbox.contents()).toEqual([]);
});

test('keeps attachments whose line was written, and those of other inquiries', async ({
  inbox,
}) => {
  const other = await (await inbox.post(formWith({}, fileOf(10)))).json();
  const id = randomUUID();
  await leaveAttachments(inbox.folder, id);
  await appendFile(
    join(inbox.folder, 'inquiries.jsonl'),
    `${JSON.stringify({ id, ...answers, files: [{ storedAs: '1' }] })}\n`,
  );
  await openInbox(inbox.folder);

  expect(await inbox.contents()).toEqual([id, other.data.id, 'inquiries.jsonl'].sort());
});

test('does not delete what a malformed draft name points to', async ({ inbox }) => {
  await inbox.post(formWith({}));
  for (const name of ['incoming-', 'incoming-inquiries.jsonl']) {
    await mkdir(join(inbox.folder, name));
  }
  await openInbox(inbox.folder);

  expect(await inbox.contents()).toEqual(['inquiries.jsonl']);
});

test('starts even when leftovers cannot be removed', async ({ inbox }) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await mkdir(join(inbox.folder, 'inquiries.jsonl'));
  await openInbox(inbox.folder);

  expect(log).toHaveBeenCalledOnce();
});

test.for(['at start', 'while it runs'])(
  'keeps a line that was cut short apart %s',
  async (when, { inbox }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await inbox.post(formWith({ message: 'before' }));
    const partialLine = `{"id":"${randomUUID()}","firstName":"Ad`;
    await appendFile(join(inbox.folder, 'inquiries.jsonl'), partialLine);
    if (when === 'at start') {
      await openInbox(inbox.folder);
      expect(await inbox.inquiries()).toHaveLength(1);
      await openInbox(inbox.folder);
    }
    await inbox.post(formWith({ message: 'after' }));

    expect(await inbox.inquiries()).toMatchObject([{ message: 'before' }, { message: 'after' }]);
    const damaged = join(inbox.folder, 'inquiries.damaged.txt');
    expect(await readFile(damaged, 'utf8')).toBe(`${partialLine}\n`);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(damaged));
  },
);

test('keeps a complete last line that lacks only its line break', async ({ inbox }) => {
  const log = vi.spyOn(console, 'error');
  const line = JSON.stringify({ id: randomUUID(), message: 'edited by hand' });
  await appendFile(join(inbox.folder, 'inquiries.jsonl'), line);
  await inbox.post(formWith({ message: 'next' }));

  expect(await inbox.inquiries()).toMatchObject([
    { message: 'edited by hand' },
    { message: 'next' },
  ]);
  expect(log).not.toHaveBeenCalled();
});
