import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

test.each([
  [1, 'one', 'One'],
  [12, 'twelve', 'Twelve'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
])('%i is %s, and %s at the start of a sentence', (count, inText, atStart) => {
  expect(countInWords(count)).toEqual({ inText, atStart });
});
