import { expect, test } from 'vitest';
import { harbor } from '../themes/harbor.ts';
import { fontFilesOf } from './font-files.ts';

const filesOf = (theme: Parameters<typeof fontFilesOf>[0]) =>
  fontFilesOf(theme).map(({ file }) => file);

test('the heading typeface has one weight, and the text typeface has a range', () => {
  expect(filesOf(harbor)).toEqual([
    'fraunces-560-basic.woff2',
    'fraunces-560-accents.woff2',
    'source-sans-3-400-600-basic.woff2',
    'source-sans-3-400-600-accents.woff2',
  ]);
});

test('a typeface used for both has the weights of both', () => {
  const { text } = harbor.typefaces;
  const weight = { ...harbor.weight, heading: '700' };
  expect(filesOf({ ...harbor, weight, typefaces: { heading: text, text } })).toEqual([
    'source-sans-3-400-700-basic.woff2',
    'source-sans-3-400-700-accents.woff2',
  ]);
});
