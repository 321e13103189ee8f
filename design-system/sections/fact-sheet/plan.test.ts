import { expect, test } from 'vitest';
import { drawPlan, type Plan } from './plan.ts';
import { planLayouts } from './plan-layout.ts';

const { compact } = planLayouts;

const plan: Plan = {
  teams: [
    { label: 'Ours', shares: [1, 1], note: 'all week' },
    { label: 'Yours', shares: [0.5], note: 'half of it' },
  ],
  unit: 'Month',
  length: 10,
  rows: [
    { label: 'Discovery', from: 1, to: 5 },
    { label: 'A release of all parts', from: 1, to: 1 },
    { label: 'A rehearsal of all parts', from: 9, to: 10 },
    { label: 'Reviews', at: [2, 4] },
  ],
  finish: { label: 'Live', from: 9, to: 10, note: 'After month eight' },
  alt: 'Ten months until it is live.',
};

/** Where the bars start. */
const start = 25;
const { width, shapes } = drawPlan(plan, compact);
const labels = shapes.flatMap((each) => (each.kind === 'label' ? [each] : []));
const labelOf = (text: string) => labels.find((each) => each.text === text);

test('a bar starts at its first unit and is as long as its share of the plan', () => {
  const bars = shapes.flatMap((each) =>
    each.kind === 'slot' && each.fill !== 'background' ? [each] : [],
  );
  expect(bars.map(({ at, size }) => [at[0] - start, size[0]])).toEqual([
    [0, 215],
    [0, 43],
    [344, 86],
  ]);
});

test('the units in which it may end are dashed, and those of a break', () => {
  const dashedOf = (shown: Plan) =>
    drawPlan(shown, compact).shapes.flatMap((each) =>
      each.kind === 'slot' && each.dashed ? [[each.at[0] - start, each.size[0]]] : [],
    );
  expect(dashedOf(plan)).toEqual([[345, 84]]);
  const rows = [{ label: 'Break', from: 2, to: 5, isBreak: true }] as const;
  expect(dashedOf({ ...plan, rows })).toEqual([
    [44, 170],
    [345, 84],
  ]);
});

test('each unit has a number, and a line at its start and end', () => {
  const numbers = labels.flatMap(({ text, fill }) => (fill === 'muted' ? [text] : []));
  expect(numbers).toEqual(expect.arrayContaining(['Month', '1', '5', '10']));
  expect(shapes.filter((each) => each.kind === 'line')).toHaveLength(plan.length + 1);
});

test('a label is inside its bar, or next to it on the side that has more room', () => {
  expect(labelOf('Discovery')).toMatchObject({
    fill: 'onBrand',
    at: [start + 16, expect.any(Number)],
  });
  expect(labelOf('A release of all parts')?.at[0]).toBeGreaterThan(start + 43);
  expect(labelOf('A rehearsal of all parts')).toMatchObject({
    anchor: 'end',
    at: [start + 334, expect.any(Number)],
  });
  expect(labelOf('Reviews')?.at[0]).toBeGreaterThan(start + 4 * 43);
});

test('the note of the end is in front of its bar, and optional', () => {
  expect(labelOf('After month eight')?.at[0]).toBeLessThan(start + 344);
  const { note: _note, ...finish } = plan.finish;
  const texts = drawPlan({ ...plan, finish }, compact).shapes.flatMap((each) =>
    each.kind === 'label' ? [each.text] : [],
  );
  expect(texts).toContain('Live');
  expect(texts).not.toContain('After month eight');
});

test('numbered dots are in the middle of their units, and fit in them', () => {
  const dots = shapes.flatMap((each) =>
    each.kind === 'dot' && each.fill === 'brand' ? [each] : [],
  );
  expect(dots.map(({ at }) => at[0] - start)).toEqual([64.5, 150.5]);
  const long = drawPlan({ ...plan, length: 16, rows: [{ label: 'Reviews', at: [3, 4] }] }, compact);
  const [first, second] = long.shapes.flatMap((each) =>
    each.kind === 'dot' && each.fill === 'brand' ? [each] : [],
  );
  expect((second?.at[0] ?? 0) - (first?.at[0] ?? 0)).toBeGreaterThan(2 * (first?.r ?? 0));
});

test('each person is drawn once, with a ring if they work part of the week', () => {
  expect(shapes.filter((each) => each.kind === 'person')).toHaveLength(3);
  expect(shapes.filter((each) => each.kind === 'arc')).toMatchObject([{ from: 0, to: 180 }]);
});

test('an additional person moves the others closer together, not out of the drawing', () => {
  const [ours, yours] = plan.teams;
  const crowd = drawPlan(
    {
      ...plan,
      teams: [
        { ...ours, shares: [1, 1, 1, 1, 1] },
        { ...yours, label: 'Yours', shares: [1, 1, 1], note: 'short' },
      ],
    },
    compact,
  );
  const xs = crowd.shapes.flatMap((each) => (each.kind === 'person' ? [each.at[0]] : []));
  expect(xs).toHaveLength(8);
  expect(Math.max(...xs) + 20).toBeLessThanOrEqual(width);
});

test('on a desktop, words are smaller next to bars of the same share', () => {
  const { wide } = planLayouts;
  const drawn = drawPlan(plan, wide);
  const sizes = drawn.shapes.flatMap((each) => (each.kind === 'label' ? [each.size] : []));
  expect(new Set(sizes)).toEqual(new Set([wide.size]));
  const bars = drawn.shapes.flatMap((each) =>
    each.kind === 'slot' && each.fill === 'brand' ? [each.size[0] / wide.width] : [],
  );
  expect(bars.map((share) => Math.round(share * plan.length))).toEqual([5, 1, 2]);
});
