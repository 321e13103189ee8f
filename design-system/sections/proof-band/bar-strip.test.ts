import { expect, test } from 'vitest';
import { type BarStrip, barStrip } from './bar-strip.ts';

const before = { label: 'Before', amount: 100 };
const after = { label: 'After', amount: 25 };
const soon = { label: 'Soon', amount: 1 };

function slotOf(bar: BarStrip, all: readonly BarStrip[]) {
  const [shape, ...others] = barStrip(bar, all, [400, 20]).shapes;
  expect(others).toEqual([]);
  if (shape?.kind !== 'slot') throw new Error('A bar is one slot.');
  return shape;
}

test('the longest bar fills the width, and the other is in proportion', () => {
  expect(slotOf(before, [before, after]).size[0]).toBe(400);
  expect(slotOf(after, [before, after]).size).toEqual([100, 20]);
  expect(slotOf(before, [after, before]).size).toEqual([400, 20]);
});

test('a very short bar is a dot', () => {
  expect(slotOf(soon, [before, soon]).size).toEqual([20, 20]);
});

test('only the state before is gray', () => {
  expect(slotOf(before, [before, after]).fill).toBe('control');
  expect(slotOf(after, [before, after]).fill).toBe('ornament');
});
