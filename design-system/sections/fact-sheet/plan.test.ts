import { expect, test } from 'vitest';
import { drawPlan, type Plan } from './plan.ts';
import { start } from './plan-labels.ts';

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

const { width, shapes } = drawPlan(plan);
const labelOf = (text: string) =>
  shapes.find((each) => each.kind === 'label' && each.text === text);

test('a bar starts at its first unit and is as long as its share of the plan', () => {
  const bars = shapes.filter((each) => each.kind === 'slot');
  expect(bars.map(({ at, size }) => [at[0] - start, size[0]])).toEqual([
    [0, 215],
    [0, 43],
    [344, 86],
    [344, 86],
  ]);
});

test('a label is inside its bar if it fits, and next to it otherwise', () => {
  expect(labelOf('Discovery')).toMatchObject({ at: [start + 22, 316], fill: 'onBrand' });
  expect(labelOf('A release of all parts')).toMatchObject({ at: [start + 57, 402], fill: 'text' });
  expect(labelOf('A rehearsal of all parts')).toMatchObject({
    at: [start + 330, 488],
    anchor: 'end',
  });
});

test('a label in front of numbered dots moves behind them if there is no room', () => {
  expect(labelOf('Reviews')).toMatchObject({ at: [start + 183.5, 574] });
  const crowded = drawPlan({ ...plan, rows: [{ label: 'Reviews', at: [9, 10] }] });
  expect(
    crowded.shapes.find((each) => each.kind === 'label' && each.text === 'Reviews'),
  ).toMatchObject({ at: [start, 316] });
});

test('no dashed line runs through a label next to a bar', () => {
  const lines = shapes.flatMap((each) =>
    each.kind === 'line' && each.dashed ? [each.points] : [],
  );
  // The label next to the second bar is from 82 to about 290, at a height of 402.
  const through = lines.filter(([[x], [, bottom]]) => x > 82 && x < 280 && bottom > 402);
  expect(through.length).toBeGreaterThan(0);
  expect(through.every(([[, top]]) => top > 402)).toBe(true);
});

test('a long plan numbers every second unit, where it ends', () => {
  const long = drawPlan({ ...plan, length: 14, numberEvery: 2 });
  const numbers = long.shapes.filter((each) => each.kind === 'label' && each.at[1] === 242);
  expect(numbers.map((each) => each.kind === 'label' && each.text)).toEqual([
    '2',
    '4',
    '6',
    '8',
    '10',
    '12',
    '14',
  ]);
  expect(numbers[0]).toMatchObject({ at: [start + (1.5 / 14) * 430, 242] });
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
