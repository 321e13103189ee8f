import { glob, readFile } from 'node:fs/promises';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import * as designSystem from '#design-system';
import { examples, exportCount } from './examples.ts';

const folder = `${import.meta.dirname}/../sections`;

/** The sections that have stories, which another test requires for all of them. */
async function findSections() {
  const sections = new Set<string>();
  for await (const file of glob('*.stories.tsx', { cwd: folder })) {
    const source = await readFile(`${folder}/${file}`, 'utf8');
    for (const [, name = ''] of source.matchAll(/\bcomponent: (\w+)/g)) sections.add(name);
  }
  return [...sections];
}

const variantsOf = (component: string) =>
  examples.filter((example) => example.component === component).map(({ variant }) => variant);

test('every section has an example', async () => {
  const sections = await findSections();
  expect(sections).toContain('Banner');
  expect(sections.filter((name) => variantsOf(name).length === 0)).toEqual([]);
});

test('every variant of a section has an example with its name', async () => {
  const variants: Record<string, unknown> = { ...designSystem };
  const missing = (await findSections()).flatMap((name) => {
    const all = variants[`${name[0]?.toLowerCase()}${name.slice(1)}Variants`] ?? [];
    return Array.isArray(all) ? all.filter((variant) => !variantsOf(name).includes(variant)) : [];
  });
  expect(designSystem.bannerVariants).toContain('panorama');
  expect(missing).toEqual([]);
});

test('every example has an element and its code', () => {
  expect(examples).toHaveLength(exportCount);
  expect(examples.filter(({ element }) => !isValidElement(element))).toEqual([]);
});

test.each(examples)('the code of $component, $variant is complete', ({ component, code }) => {
  expect(code).toMatch(/^<.*>$/s);
  expect(code).toContain(`<${component}`);
});
