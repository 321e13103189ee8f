import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as designSystem from '#design-system';

/** Components are the functions whose names begin with a capital letter. */
const components = Object.entries(designSystem).flatMap(([name, value]) =>
  typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
);

const folder = `${import.meta.dirname}/../design-system`;
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export function ([A-Z]\w*)/g;

/** The paragraph of each component's docstring that starts with "Not for". */
async function findNotes() {
  const notes = new Map<string, string>();
  for await (const file of glob('**/*.tsx', { cwd: folder })) {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    for (const [, docstring = '', name = ''] of source.matchAll(documented)) {
      const paragraphs = docstring.replace(/^\s*\* ?/gm, '').split(/\n\s*\n/);
      const note = paragraphs.find((paragraph) => paragraph.trimStart().startsWith('Not for '));
      if (note) notes.set(name, note);
    }
  }
  return notes;
}

test('every component says when not to use it and what to use instead', async () => {
  expect(components).toContain('Button');
  const notes = await findNotes();
  expect(components.filter((name) => !/`[^`]+`/.test(notes.get(name) ?? ''))).toEqual([]);
});

test('the suggested alternatives exist', async () => {
  const notes = await findNotes();
  const unknown = components.flatMap((name) =>
    Array.from(notes.get(name)?.matchAll(/`([A-Z]\w*)`/g) ?? [])
      // A component must not recommend itself.
      .filter(([, other = '']) => other === name || !(other in designSystem))
      .map(([, other]) => `${name}: ${other}`),
  );
  expect(unknown).toEqual([]);
});
