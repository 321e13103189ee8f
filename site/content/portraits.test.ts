import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleProof } from './company/sample-proof/index.ts';
import { people } from './people.ts';
import { testimonials } from './testimonials.ts';

test('every portrait is a file, and every file is a portrait', () => {
  const shown = [
    ...Object.values(people),
    ...Object.values(sampleProof).map(({ quote }) => quote),
    ...testimonials,
  ].flatMap(({ portrait }) => portrait ?? []);
  const cwd = fileURLToPath(new URL('../public', import.meta.url));
  const files = globSync('portraits/*', { cwd }).map((file) => `/${file}`);
  expect([...new Set(shown)].sort()).toEqual(files.sort());
});
