import { expect, test } from 'vitest';
import { countInWords } from './count-in-words.ts';

test.each([
  [1, 'one', 'One'],
  [9, 'nine', 'Nine'],
  [10, '10', 'Ten'],
  [20, '20', 'Twenty'],
  [21, '21', '21'],
])('%i is %s, and %s at the start of a sentence', (count, inText, atStart) => {
  expect(countInWords(count)).toEqual({ inText, atStart });
});
