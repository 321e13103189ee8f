import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '0 KB'],
  [999, '1 KB'],
  [48_200, '48 KB'],
  [999_000, '1,000 KB'],
  [1_000_000, '1 MB'],
  [1_536_000, '1.5 MB'],
  [10_485_760, '10 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
