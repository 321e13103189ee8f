import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { readExample } from '../../readme-example.ts';
import { buildCopy, copySite } from '../built-copy.ts';
import type { AuthorMistake } from './author-mistake.ts';
import { listMistakes, textMistakes } from './mistaken-content.ts';
import { pageMistakes, sectionMistakes } from './mistaken-pages.ts';
import { mistyped } from './mistyped.ts';

const { files: example } = await readExample();
const foundMistakes = [...textMistakes, ...listMistakes, ...pageMistakes, ...sectionMistakes];
const run = promisify(execFile);

function edited(code: string, { edits }: AuthorMistake, index: number) {
  const withMistake = edits.reduce((text, [from, to]) => text.replace(from, () => to), code);
  return (
    withMistake
      .replaceAll('quality-assurance', `mistake-${index}`)
      // Each page needs a title and a description of its own.
      .replace('Software testing and quality', `Mistake ${index} and quality`)
      .replace('Testers who join', `Tester ${index} and others who join`)
  );
}

/** A copy of the site with a page for each mistake, and what its author is told. */
async function copyWith(mistakes: readonly AuthorMistake[]) {
  const folder = await copySite();
  onTestFinished(() => rm(folder, { recursive: true }));
  const expected: string[] = [];
  for (const [index, mistake] of mistakes.entries()) {
    const name = `mistake-${index}`;
    const content = `site/content/${name}.ts`;
    const route = `site/routes/${name}.tsx`;
    for (const { path, code } of example) {
      const file = path.endsWith('.tsx') ? route : content;
      await writeFile(join(folder, file), edited(code, mistake, index));
    }
    const told = mistake.told.replaceAll('CONTENT', content).replaceAll('ROUTE', route);
    expected.push(told.replaceAll('PATH', `/${name}`));
  }
  return { folder, expected };
}

test('every mistake is one in the README’s example', () => {
  const code = example.map((file) => file.code).join('');
  const unknown = [...foundMistakes, ...mistyped].flatMap(({ edits }) =>
    edits.filter(([from]) => !code.includes(from)),
  );
  expect(unknown).toEqual([]);
});

test('the build names each mistake on a line of its own', async () => {
  const { folder, expected } = await copyWith(foundMistakes);
  const { stderr } = await buildCopy(folder).catch((error) => error);
  const lines: string[] = stderr.match(/^site\/.*/gm);
  expect(expected.filter((told) => !lines.some((line) => line.startsWith(told)))).toEqual([]);
  expect(lines).toHaveLength(expected.length);
}, 120_000);

/** The compiler's errors: each with its file, its full text, and the code that it points to. */
async function findErrors(folder: string) {
  const { stdout } = await run('tsc', ['--noEmit'], { cwd: folder }).catch((error) => error);
  const errors: string[][] = [
    ...stdout.matchAll(/^(\S+)\((\d+),(\d+)\): error TS\d+: (.*(?:\n +.*)*)/gm),
  ];
  return Promise.all(
    errors.map(async ([, file = '', line, column, said = '']) => {
      const code = (await readFile(join(folder, file), 'utf8')).split('\n')[Number(line) - 1] ?? '';
      const messages = said.split('\n').map((message) => `${file}: ${message.trim()}`);
      return { at: code.slice(Number(column) - 1), messages };
    }),
  );
}

test('the types refuse a mistake where it is', async () => {
  const { folder, expected } = await copyWith(mistyped);
  await run(process.execPath, ['site/build/write-route-tree.ts'], { cwd: folder });
  const errors = await findErrors(folder);
  const missed = mistyped.filter(({ at }, index) => {
    const found = errors.filter((error) => error.at.startsWith(at));
    const messages = found.flatMap((error) => error.messages);
    return !messages.some((message) => message.startsWith(expected[index] ?? ''));
  });
  expect(missed).toEqual([]);
}, 120_000);
