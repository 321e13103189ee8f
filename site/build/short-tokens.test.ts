import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withShortTokens } from './short-tokens.ts';

test('each token has its own number, and other names stay as they are', () => {
  const short = withShortTokens('--color-text:red;color:var(--color-text);gap:var(--space-x1)');
  expect(short).toMatch(/^--(\w+):red;color:var\(--\1\);gap:var\(--(?!\1\))\w+\)$/);
  const others = '--color-text-shadow:--header-bar';
  expect(withShortTokens(others)).toBe(others);
});

test('no name of a token is left in the built site', async () => {
  const dist = join(import.meta.dirname, '../../dist');
  const files = (await readdir(dist, { recursive: true })).filter((file) =>
    /\.(?:html|css|js)$/.test(file),
  );
  const contents = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  expect(
    files.filter((_, index) => withShortTokens(contents[index] ?? '') !== contents[index]),
  ).toEqual([]);
});
