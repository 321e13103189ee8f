import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import config from '../vite.config.ts';
import { readExample } from './readme-example.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The files that the README's example tells its reader to add. */
const added = (await readExample()).files.map(({ path }) => path);

describe.each(['README.md', ...globSync('stories/docs/*.mdx', { cwd: root })])('%s', (file) => {
  const text = read(file);

  test('names only files and folders that exist', () => {
    const named = matches(
      text,
      /`((?:site|design-system|sections|stories|\.storybook)\/[^`\s]*)`/g,
    );
    // The guides about the design system leave out its folder.
    const missing = named.filter(
      (path) => !['', 'design-system'].some((folder) => existsSync(join(root, folder, path))),
    );
    expect(missing.filter((path) => !added.includes(path))).toEqual([]);
  });

  test('names only commands that exist', () => {
    const named = matches(text, /`(?:npm ci && )?npm (?:run )?(?!ci|install)([\w:-]+)/g);
    expect(named.filter((command) => !(command in packageJson.scripts))).toEqual([]);
  });
});

test('the README lists exactly the environment variables that a build reads', () => {
  const named = matches(readme, /`([A-Z]+(?:_[A-Z]+)+)`(?=[^|]*\|[^|]*\|[^|]*\|$)/gm);
  const sources = globSync('{site,.storybook}/**/*.ts', { cwd: root }).map(read).join('');
  expect(
    named.filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`${name}:`)),
  ).toEqual([]);
  const settings = matches(read('site/build/settings.ts'), /^ {2}(VITE_\w+):/gm);
  expect(settings.filter((name) => !named.includes(name))).toEqual([]);
});

test('the site is served at the URL in the README', () => {
  const [port] = matches(readme, /serves it on http:\/\/localhost:(\d+)/g);
  expect([config.server?.port, config.preview?.port].map(String)).toEqual([port, port]);
});
