import type { ReactElement } from 'react';

const modules = import.meta.glob<Record<string, ReactElement>>('./examples/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A constant that contains an element, as Biome formats it: on one line, or in parentheses. */
const definition = /^export const (\w+) = (?:\(\n(.*?)\n\)|([^\n]*));$/gms;

const outdent = (code: string) => code.replace(/^ {2}/gm, '');

/** `./examples/card-grid.tsx` becomes `CardGrid`. */
const componentOf = (file: string) =>
  (file.match(/([^/]+)\.tsx$/)?.[1] ?? '').replace(/(?:^|-)(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/**
 * Every section with its variants, each with an element and its code. The code is extracted from
 * the file that creates the element, so the two can't differ. To add a section, add a file. To add
 * a variant, add a constant. `basic` is a section's only or default variant.
 */
export const examples = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(definition)].map(([, variant = '', block = '', line = '']) => ({
    component: componentOf(file),
    variant,
    element: modules[file]?.[variant],
    code: block ? outdent(block) : line,
  })),
);

/** The number of constants that the files export. */
export const exportCount = Object.values(modules).flatMap(Object.keys).length;
