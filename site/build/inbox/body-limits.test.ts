import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { bodyLimits, tooLargeBody } from './body-limits.ts';
import { fileOf, formWith, test } from './inbox-fixture.ts';
import { limits } from './rules.ts';

test.for([
  ['bare', '--x\r\n'],
  ['empty', '--x\r\n\r\n\r\n'],
  ['nameless', '--x\r\nA: b\r\n\r\nvalue\r\n'],
] as const)(
  'refuses 5 MB of %s parts early and continues to serve others',
  async ([, part], { inbox }) => {
    const sender = inbox.open();
    sender.write(part.repeat(5_000_000 / part.length));
    expect((await inbox.post(formWith({}))).status).toBe(200);
    // The draft is gone even though the body has not ended.
    await vi.waitFor(async () => expect(await inbox.contents()).toEqual(['inquiries.jsonl']));

    sender.end();
    const [response] = await once(sender, 'response');
    expect(response.statusCode).toBe(413);
  },
);

test('refuses a body that is declared as too large before any of it arrives', async ({ inbox }) => {
  const sender = inbox.open();
  sender.setHeader('Content-Length', bodyLimits.size + 1);
  sender.flushHeaders();

  const [response] = await once(sender, 'response');
  expect(response.statusCode).toBe(413);
  sender.destroy();
});

test('refuses an endless body once it grows too large', async ({ inbox }) => {
  const sender = inbox.open();
  const answered = once(sender, 'response');
  // None of this is inside a part, so only the total size can stop it.
  const block = Buffer.alloc(1_000_000);
  for (let sent = 0; sent <= bodyLimits.size; sent += block.length) sender.write(block);

  const [response] = await answered;
  expect(response.statusCode).toBe(413);
  let text = '';
  for await (const piece of response) text += piece;
  expect(JSON.parse(text).error).toBe(tooLargeBody.size);
  sender.destroy();
});

test('accepts as many files as allowed, each as large as allowed', async ({ inbox }) => {
  const files = Array.from({ length: limits.files }, () => fileOf(limits.fileSize));
  const response = await inbox.post(formWith({}, ...files));

  expect(response.status).toBe(200);
});
