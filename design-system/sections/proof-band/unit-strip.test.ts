import { expect, test } from 'vitest';
import { fewestInRow, type UnitStrip, unitStrip } from './unit-strip.ts';

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

test('marks of another shape are in the places of dots, and the marked ones are solid', () => {
  const days: UnitStrip = { label: 'Late', total: 21, marked: 2, unit: 'day' };
  const { shapes, width, height } = unitStrip(days, [days], 11);
  expect([width, height]).toEqual([10 * 16 + 12, 16 + 13]);
  expect(shapes.map((shape) => 'fill' in shape)).toEqual([true, true, ...Array(19).fill(false)]);
  expect(shapes[0]).toMatchObject({ at: [0, 0.5] });
});

test('a few marks do not fill the width', () => {
  const testers: UnitStrip = { label: 'Testers', total: 3, marked: 1, unit: 'person' };
  expect(unitStrip(testers, [testers], 60).width).toBe(3 * 16 + 12);
});

test('fewer marks are larger, and many do not make the chart too high', () => {
  expect(fewestInRow([before, after])).toBe(13);
  const many = { label: 'Before', total: 212, marked: 29 };
  expect(fewestInRow([many, { ...many, label: 'After' }])).toBe(24);
});
