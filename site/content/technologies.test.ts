import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { talentGroups, techStack, trainingTools } from './technologies.ts';

const lists = [techStack, trainingTools, ...talentGroups.map(({ technologies }) => technologies)];

test('every logo is a file, and every file is a logo', () => {
  const logos = new Set(lists.flat().map(({ logo }) => logo));
  const files = readdirSync(new URL('../public/technologies', import.meta.url));
  expect([...logos].sort()).toEqual(files.map((file) => `/technologies/${file}`).sort());
});

test('names differ within a list', () => {
  for (const list of lists) {
    const names = list.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
