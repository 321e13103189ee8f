import { expect, test } from 'vitest';
import { type DotStrip, dotStrip } from './dot-strip.ts';

const before = { label: 'Before', total: 74, marked: 74 };
const after = { label: 'After', total: 31, marked: 0 };

/** How many dots each row has. Outlined dots are two on top of each other. */
function rowsOf(strip: DotStrip, all: readonly DotStrip[], most: number) {
  const rows = new Map<number, number>();
  for (const shape of dotStrip(strip, all, most).shapes) {
    if (shape.kind === 'dots') rows.set(shape.at[1], shape.count);
  }
  return [...rows.values()];
}

test('the longest strip fills its rows, and the others use rows of the same length', () => {
  expect(rowsOf(before, [before, after], 60)).toEqual([37, 37]);
  expect(rowsOf(after, [before, after], 60)).toEqual([31]);
  expect(rowsOf(after, [before, after], 20)).toEqual([19, 12]);
});

test('strips are equally wide, so that dots are equally large', () => {
  const widths = [before, after].map((strip) => dotStrip(strip, [before, after], 60).width);
  expect(new Set(widths).size).toBe(1);
});
