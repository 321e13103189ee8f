import { expect, test } from 'vitest';
import type { Composition } from '../../artwork/composition.ts';
import { drawPhases } from './phases.ts';

const { wide, compact, alt } = drawPhases({
  parts: [
    { title: 'Brief', time: '1–2 weeks', length: [1, 2] },
    { title: 'Build', time: '8 weeks', length: 8 },
    { title: 'Test', time: '3–5 weeks', length: [3, 5] },
  ],
  end: 'Live',
});

const slots = ({ shapes }: Composition) =>
  shapes.flatMap((each) => (each.kind === 'slot' ? [each] : []));
const filled = (drawing: Composition) => slots(drawing).filter(({ fill }) => fill);

test.each([
  ['wide', wide],
  ['compact', compact],
])(
  'in the %s drawing, phases are to scale, and each starts where the longest one before it ends',
  (_, drawing) => {
    const [brief, build, testing] = filled(drawing).map(({ at, size }) => ({
      start: at[0],
      // The gap to the next one is part of the time.
      length: size[0] + 4,
    }));
    const week = (build?.length ?? 0) / 8;
    expect(brief?.start).toBe(0);
    expect(brief?.length).toBeCloseTo(week);
    expect(build?.start).toBeCloseTo(2 * week);
    expect(testing?.start).toBeCloseTo(10 * week);
    expect(testing?.length).toBeCloseTo(3 * week);
  },
);

test('the time that a phase may also take is dashed', () => {
  expect(slots(wide).filter(({ dashed }) => dashed)).toHaveLength(2);
  expect(slots(compact).filter(({ dashed }) => dashed)).toHaveLength(2);
});

test('a time that is longer than its bar is next to it, in the dashed part', () => {
  const timeOf = (text: string) =>
    wide.shapes.flatMap((each) => (each.kind === 'label' && each.text === text ? [each] : []))[0];
  const [brief, build] = filled(wide);
  expect(timeOf('1–2 weeks')?.at[0]).toBeGreaterThan(brief?.size[0] ?? 0);
  expect(timeOf('8 weeks')?.at[0]).toBeLessThan((build?.at[0] ?? 0) + (build?.size[0] ?? 0));
});

test('the description has all words', () => {
  expect(alt).toBe('Brief: 1–2 weeks, Build: 8 weeks, Test: 3–5 weeks, Live');
});
