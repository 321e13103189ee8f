import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

const criteria = [...perceivable, ...operable, ...understandable];

/** All criteria of levels A and AA, by group, with their numbers in WCAG 2.2. */
const numbers = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  // 4.1.1 is obsolete.
  '4.1': [2, 3],
};

test('all 55 criteria of levels A and AA are listed, in order', () => {
  const all = Object.entries(numbers).flatMap(([group, last]) =>
    last.map((number) => `${group}.${number}`),
  );
  expect(all).toHaveLength(55);
  expect(criteria.map(({ number }) => number)).toEqual(all);
});

test('every test that is listed for a criterion exists', () => {
  const files = criteria.flatMap((criterion) => ('tests' in criterion ? criterion.tests : []));
  const root = join(import.meta.dirname, '../../..');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
