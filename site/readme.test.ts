import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCopy, copySite } from './build/built-copy.ts';
import { serviceLinks } from './content/catalog.ts';
import { countInWords } from './content/count-in-words.ts';
import { readExample } from './readme-example.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const run = promisify(execFile);
const { files, entry } = await readExample();
let copy: string;

/** The site may already have the example's page if someone followed the README, so rename it. */
const renamed = (text: string) => text.replaceAll('quality-assurance', 'readme-example');

const readPage = (file: string) => readFile(join(copy, 'dist', file), 'utf8');

/** Copies the site, and adds the example but not its entry in the list of services. */
beforeAll(async () => {
  copy = await copySite();
  for (const { path, code } of files) await writeFile(join(copy, renamed(path)), renamed(code));
  await run(process.execPath, ['site/build/write-route-tree.ts'], { cwd: copy });
});

afterAll(() => rm(copy, { recursive: true }));

test('the README’s example of a new page compiles as it stands', async () => {
  expect(files.map(({ path }) => path)).toEqual([
    'site/content/quality-assurance.ts',
    'site/routes/quality-assurance.tsx',
  ]);
  const { stdout } = await run('tsc', ['--noEmit'], { cwd: copy }).catch((error) => error);
  expect(stdout).toBe('');
});

test('the next build prerenders and lists it, and a test asks for a link to it', async () => {
  await buildCopy(copy);
  expect(await readPage('readme-example.html')).toContain('One page: what works');
  expect(await readPage('sitemap.xml')).toContain('/readme-example</loc>');
  const tests = ['run', 'built-pages', '--testNamePattern', 'another page links to every page'];
  const { stdout, stderr } = await run('vitest', tests, { cwd: copy }).catch((error) => error);
  expect(stdout + stderr).toContain('No other page links to /readme-example.');
});

test('one entry adds a service to the lists, the menu, and the counts', async () => {
  const list = join(copy, entry.path);
  const services = await readFile(list, 'utf8');
  expect(services).toContain('\n];');
  await writeFile(list, services.replace('\n];', `\n${renamed(entry.code)}];`));
  await buildCopy(copy);
  const link = 'href="/readme-example"';
  const count = countInWords(serviceLinks.length + 1);
  const about = await readPage('about.html');
  // In the menu and in the footer.
  expect(about.split(link)).toHaveLength(3);
  expect(about).toContain(`Four offices, ${count.inText} services`);
  // And in a list, or in the banner and a list.
  for (const [file, links] of [
    ['index.html', 3],
    ['services.html', 4],
  ] as const) {
    const page = await readPage(file);
    expect(page.split(link)).toHaveLength(links + 1);
    expect(page).toContain(`${count.atStart} services`);
  }
});
