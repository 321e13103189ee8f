import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as designSystem from '#design-system';

/** Components are the functions whose names begin with a capital letter. */
const components = Object.entries(designSystem).flatMap(([name, value]) =>
  typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
);

/** What the stories are about: `component: Button` and `subcomponents: { ButtonLink }`. */
async function findDocumented() {
  const documented = new Set<string>();
  for await (const file of glob('**/*.stories.tsx', { cwd: import.meta.dirname })) {
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    for (const [, one] of source.matchAll(/\bcomponent: (\w+)/g)) documented.add(one ?? '');
    for (const [, several = ''] of source.matchAll(/\bsubcomponents: \{([^}]*)\}/g)) {
      for (const [name] of several.matchAll(/\w+/g)) documented.add(name);
    }
  }
  return documented;
}

test('every component that the design system exports has a story', async () => {
  expect(components).toContain('Button');
  const documented = await findDocumented();
  expect(components.filter((name) => !documented.has(name))).toEqual([]);
});

test('every title stands in a group that is there, spelled as the others', async () => {
  const titles: string[] = [];
  for await (const file of glob('{artwork,primitives,sections}/*.stories.tsx', {
    cwd: import.meta.dirname,
  })) {
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    titles.push(
      source.match(/^(?: |const meta = \{) +title: '([^']+)'/m)?.[1] ?? `none in ${file}`,
    );
  }
  expect(titles.length).toBeGreaterThan(50);
  const spelled = /^(Artwork|Primitives|Sections)\/[A-Z]+[a-z ]*$/;
  expect(titles.filter((title) => !spelled.test(title))).toEqual([]);
});
