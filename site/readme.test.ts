import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'readme-example-'));
  await cp(join(root, 'site'), join(copy, 'site'), { recursive: true });
  for (const shared of [
    'design-system',
    'node_modules',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    await symlink(join(root, shared), join(copy, shared));
  }
});

afterAll(() => rm(copy, { recursive: true }));

/** The README's code blocks, each with the path above it. */
const readExample = async () =>
  [
    ...(await readFile(join(root, 'README.md'), 'utf8')).matchAll(
      /^`([^`]+)`\n\n```tsx?\n(.+?)^```/gms,
    ),
  ].map(([, path = '', code = '']) => ({ path, code }));

test('the README’s example of a new page compiles as it stands', async () => {
  const example = await readExample();
  expect(example.map(({ path }) => path)).toEqual([
    'site/content/quality-assurance.ts',
    'site/routes/quality-assurance.tsx',
  ]);
  for (const { path, code } of example) await writeFile(join(copy, path), code);
  const run = promisify(execFile);
  await run(process.execPath, ['site/build/write-route-tree.ts'], { cwd: copy });
  const { stdout } = await run('tsc', ['--noEmit'], { cwd: copy }).catch((error) => error);
  expect(stdout).toBe('');
}, 60_000);
