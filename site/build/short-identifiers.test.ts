import { expect, test } from 'vitest';
import { shortIdentifier } from './short-identifiers.ts';

const button = '../design-system/primitives/button/button.css.ts';
const card = '../design-system/primitives/card/card.css.ts';

test('gives each name a unique short name, and always the same one', () => {
  const names = [
    { filePath: button, hash: 'ssplsw0' },
    { filePath: button, hash: 'ssplsw1' },
    { filePath: card, hash: 'gd0vao0' },
  ];
  const short = names.map(shortIdentifier);
  expect(new Set(short).size).toBe(names.length);
  expect(names.toReversed().map(shortIdentifier)).toEqual(short.toReversed());
  for (const name of short) expect(name).toMatch(/^x[\da-z]{3,4}$/);
});

test('fails the build if a file with styles is not among the numbered ones', () => {
  expect(() => shortIdentifier({ filePath: 'elsewhere.css.ts', hash: 'a0' })).toThrow('elsewhere');
});
