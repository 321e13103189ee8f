import type { ReactElement } from 'react';

const modules = import.meta.glob<Record<string, ReactElement>>('./examples/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A constant with an element, as Biome formats it: on one line, or in parentheses. */
const definition = /^export const (\w+) = (?:\(\n(.*?)\n\)|([^\n]*));$/gms;

const outdent = (code: string) => code.replace(/^ {2}/gm, '');

/** `./examples/card-grid.tsx` becomes `CardGrid`. */
const componentOf = (file: string) =>
  (file.match(/([^/]+)\.tsx$/)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/**
 * Every section with its variants, each with an element and its code. The code is cut out of the file
 * that makes the element, so that the two can't differ. To add a section, add a file; to add a variant,
 * add a constant. `basic` stands for a section's only or usual form.
 */
export const examples = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(definition)].map(([, variant = '', block = '', line = '']) => ({
    component: componentOf(file),
    variant,
    element: modules[file]?.[variant],
    code: block ? outdent(block) : line,
  })),
);

/** How many constants the files export. */
export const exportCount = Object.values(modules).flatMap(Object.keys).length;
