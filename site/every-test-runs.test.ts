import { glob } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import config from '../vite.config.ts';

const root = join(import.meta.dirname, '..');

/** What each runner picks up: Vitest as configured, Playwright, and the Storybook test runner. */
const runners = [
  ...(config.test?.include ?? []),
  'site/{e2e,engines}/**/*.spec.ts',
  'stories/**/*.stories.tsx',
];

// A test in a folder that no runner covers never runs, and nobody notices.
test('a runner picks up every test file', async () => {
  const files = await Array.fromAsync(
    glob('{.ci,.storybook,design-system,site,stories}/**/*.{test,spec,stories}.*', { cwd: root }),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !runners.some((it) => matchesGlob(file, it)))).toEqual([]);
});
