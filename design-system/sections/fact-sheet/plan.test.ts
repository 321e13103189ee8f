import { expect, test } from 'vitest';
import { drawPlan, type Plan } from './plan.ts';

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
const { width, shapes } = drawPlan(plan);
test('a bar starts at its first unit and is as long as its share of the plan', () => {
  const bars = shapes.flatMap((each) =>
    each.kind === 'slot' && each.fill !== 'line' ? [each] : [],
  );
  expect(bars.map(({ at, size }) => [at[0] - start, size[0]])).toEqual([
    [0, 215],
    [0, 43],
    [344, 86],
    [344, 86],
  ]);
});

test('each row says when it happens', () => {
  const times = shapes.flatMap((each) =>
    each.kind === 'label' && each.anchor === 'end' ? [each.text] : [],
  );
  expect(times).toEqual([
    'Months 1–5',
    'Month 1',
    'Months 9–10',
    'Months 2, 4',
    'After month eight',
  ]);
});

test('numbered dots are in the middle of their units, and fit in them', () => {
  const dots = shapes.flatMap((each) =>
    each.kind === 'dot' && each.fill === 'brand' ? [each] : [],
  );
  expect(dots.map(({ at }) => at[0] - start)).toEqual([64.5, 150.5]);
  const long = drawPlan({ ...plan, length: 16, rows: [{ label: 'Reviews', at: [3, 4] }] });
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
  const crowd = drawPlan({
    ...plan,
    teams: [
      { ...ours, shares: [1, 1, 1, 1, 1] },
      { ...yours, label: 'Yours', shares: [1, 1, 1], note: 'short' },
    ],
  });
  const xs = crowd.shapes.flatMap((each) => (each.kind === 'person' ? [each.at[0]] : []));
  expect(xs).toHaveLength(8);
  expect(Math.max(...xs) + 20).toBeLessThanOrEqual(width);
});
