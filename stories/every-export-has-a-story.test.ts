import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as designSystem from '#design-system';

/** Components are the functions whose names begin with a capital letter. */
const components = Object.entries(designSystem).flatMap(([name, value]) =>
  typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
);

/** The design system's stories, without those of the site's pages. */
const ownStories = '{artwork,primitives,sections}/*.stories.tsx';

/** The components in their metadata: `component: Button` and `subcomponents: { ButtonLink }`. */
async function findDocumented() {
  const documented = new Set<string>();
  for await (const file of glob(ownStories, { cwd: import.meta.dirname })) {
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

test('every title is in an existing group and spelled like the others', async () => {
  const titles: string[] = [];
  for await (const file of glob(ownStories, { cwd: import.meta.dirname })) {
    const source = await readFile(`${import.meta.dirname}/${file}`, 'utf8');
    titles.push(source.match(/const meta = \{\s+title: '([^']+)'/)?.[1] ?? `none in ${file}`);
  }
  expect(titles.length).toBeGreaterThan(50);
  const spelled = /^(Artwork|Primitives|Sections)\/[A-Z]+[a-z ]*$/;
  expect(titles.filter((title) => !spelled.test(title))).toEqual([]);
});
