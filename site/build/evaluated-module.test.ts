import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { services } from '../content/services/services.ts';

const dist = join(import.meta.dirname, '../../dist');

test('the script of every page contains the links to services, but none of their texts', async () => {
  const page = await readFile(join(dist, 'about.html'), 'utf8');
  const [, entry = ''] = page.match(/ data-entry="([^"]+)"/) ?? [];
  const script = await readFile(join(dist, entry), 'utf8');
  for (const { path, name, summary, detail } of services) {
    for (const word of [path, name]) expect(script).toContain(word);
    for (const text of [summary, detail]) expect(script).not.toContain(text);
  }
});
