import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { readingEase } from './reading-ease.ts';

const dist = join(import.meta.dirname, '../../dist');

// The page for unknown paths has nothing to read.
test.each(builtPaths.filter((path) => path !== '/404'))('%s is plain English', async (path) => {
  const ease = await readingEase(dist, path);
  expect(ease, 'Shorten sentences, or use shorter words.').toBeGreaterThanOrEqual(55);
  expect(ease, 'Join fragments to sentences.').toBeLessThanOrEqual(75);
});
