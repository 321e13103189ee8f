import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCopy, copySite } from './build/built-copy.ts';
import { serviceLinks } from './content/catalog.ts';
import { countInWords } from './content/count-in-words.ts';

vi.setConfig({ testTimeout: 60_000 });
// Vitest sets another value, which would turn every build into a development build.
vi.stubEnv('NODE_ENV', 'production');

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

const readme = await readFile(join(root, 'README.md'), 'utf8');

/**
 * The README's code blocks, each with the path above it. The page has another path here, because
 * the site has that page once somebody has followed the README.
 */
const example = [
  ...readme
    .replaceAll('quality-assurance', 'readme-example')
    .matchAll(/^`([^`]+)`\n\n```tsx?\n(.+?)^```/gms),
].map(([, path = '', code = '']) => ({ path, code }));

const servicesFile = 'site/content/services/services.ts';
const endOfServices = '\n];';

let copy: string;

beforeAll(async () => {
  copy = await copySite();
  await symlink(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  const services = await readFile(join(root, servicesFile), 'utf8');
  for (const { path, code } of example) {
    const isEntry = path === servicesFile;
    const text = isEntry ? services.replace(endOfServices, `\n${code}];`) : code;
    await writeFile(join(copy, path), text);
  }
  await run(process.execPath, ['site/build/write-route-tree.ts'], { cwd: copy });
});

afterAll(() => rm(copy, { recursive: true }));

test('the README’s example of a new page compiles as it stands', async () => {
  expect(example.map(({ path }) => path)).toEqual([
    'site/content/readme-example.ts',
    'site/routes/readme-example.tsx',
    servicesFile,
  ]);
  const { stdout } = await run('tsc', ['--noEmit'], { cwd: copy }).catch((error) => error);
  expect(stdout).toBe('');
});

test('one entry puts a service into the lists, the menu, and the counts', async () => {
  await buildCopy(copy);
  const readPage = (file: string) => readFile(join(copy, 'dist', file), 'utf8');
  const link = 'href="/readme-example"';
  const count = countInWords(serviceLinks.length + 1);
  const about = await readPage('about/index.html');
  expect(about.split(link)).toHaveLength(2);
  expect(about).toContain(`Four offices, ${count.inText} services`);
  for (const list of ['index.html', 'services/index.html']) {
    const page = await readPage(list);
    expect(page.split(link)).toHaveLength(3);
    expect(page).toContain(`${count.atStart} services`);
  }
});
