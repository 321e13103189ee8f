import { expect, test } from 'vitest';
import { type UnitStrip, unitStrip } from './unit-strip.ts';

const before = { label: 'Before', total: 74, marked: 74 };
const after = { label: 'After', total: 31, marked: 0 };

/** How many dots each row has. Outlined dots are two on top of each other. */
function rowsOf(strip: UnitStrip, all: readonly UnitStrip[], most: number) {
  const rows = new Map<number, number>();
  for (const shape of unitStrip(strip, all, most).shapes) {
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
  const widths = [before, after].map((strip) => unitStrip(strip, [before, after], 60).width);
  expect(new Set(widths).size).toBe(1);
});

test('marks of another shape are in the places of dots, and the marked ones have no fill', () => {
  const people: UnitStrip = { label: 'Testers', total: 11, marked: 2, unit: 'person' };
  const { shapes, width, height } = unitStrip(people, [people], 10);
  expect([width, height]).toEqual([5 * 16 + 12, 2 * 16]);
  expect(shapes.map(({ kind }) => kind)).toEqual(['dot', 'dot', ...Array(9).fill('person')]);
  expect(shapes[0]).not.toHaveProperty('fill');
  expect(shapes[10]).toMatchObject({ at: [4 * 16 + 6, 24] });
});
