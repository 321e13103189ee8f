import { appendFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { fileOf, formWith, test } from './inbox-fixture.ts';

test.skipIf(process.platform === 'win32')(
  'hides everything from other users',
  async ({ inbox }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await rm(inbox.folder, { recursive: true });
    await inbox.post(formWith({}));
    await appendFile(join(inbox.folder, 'inquiries.jsonl'), 'a partial line');
    const { data } = await (await inbox.post(formWith({}, fileOf(10)))).json();

    const modeOf = async (...path: string[]) =>
      ((await stat(join(inbox.folder, ...path))).mode & 0o777).toString(8);
    expect(await modeOf()).toBe('700');
    expect(await modeOf(data.id)).toBe('700');
    expect(await modeOf(data.id, '1')).toBe('600');
    expect(await modeOf('inquiries.jsonl')).toBe('600');
    expect(await modeOf('inquiries.damaged.txt')).toBe('600');
    expect(await modeOf('inquiries.lock')).toBe('600');
  },
);
