import { expect, test } from 'vitest';
import { withoutRepeats } from './chosen-files.ts';

const file = (name: string, text = 'text', lastModified = 1) =>
  new File([text], name, { lastModified });

const names = (files: readonly File[]) => files.map(({ name }) => name);

test('a file that is chosen again keeps its position', () => {
  const files = [file('cv.pdf'), file('role.pdf'), file('cv.pdf')];
  expect(names(withoutRepeats(files))).toEqual(['cv.pdf', 'role.pdf']);
});

test('files that share a name but differ are all kept', () => {
  const files = [file('cv.pdf'), file('cv.pdf', 'longer text'), file('cv.pdf', 'text', 2)];
  expect(withoutRepeats(files)).toHaveLength(3);
});
