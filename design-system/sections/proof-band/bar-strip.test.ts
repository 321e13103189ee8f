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

test('the longest bar fills the width with its outline, and the other is in proportion', () => {
  expect(slotOf(before, [before, after]).size[0]).toBe(398);
  expect(slotOf(after, [before, after]).size).toEqual([98, 18]);
  expect(slotOf(before, [after, before]).size).toEqual([398, 18]);
});

test('a very short bar is a dot', () => {
  expect(slotOf(soon, [before, soon]).size).toEqual([18, 18]);
});

test('only the state before is an empty slot', () => {
  expect(slotOf(before, [before, after])).toMatchObject({ dashed: true, stroke: 'ornament' });
  expect(slotOf(before, [before, after]).fill).toBeUndefined();
  expect(slotOf(after, [before, after]).fill).toBe('ornament');
});
