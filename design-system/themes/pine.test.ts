import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { pine } from './pine.ts';

describe.each(Object.entries(pine.backgrounds))('on %s', (_name, colors) => {
  const grades = [
    ['text', colors.text, 7],
    ['soft', colors.soft, 7],
    ['muted', colors.muted, 4.5],
    ['accent', colors.accent, 4.5],
    // Borders of controls and the focus ring need less (WCAG 1.4.11).
    ['control', colors.control, 3],
    ['focus', colors.focus, 3],
  ] as const;

  test.each(grades)('%s (%s) reaches %s:1 on the background', (_token, color, least) => {
    expect(wcagContrast(color, colors.background)).toBeGreaterThanOrEqual(least);
  });

  test.each(grades.slice(0, 4))('%s (%s) reaches %s:1 on a card', (_token, color, least) => {
    expect(wcagContrast(color, colors.surface)).toBeGreaterThanOrEqual(least);
  });

  test('the action’s words can be read, also under the pointer', () => {
    expect(wcagContrast(colors.actionText, colors.action)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colors.actionText, colors.actionHover)).toBeGreaterThanOrEqual(4.5);
  });
});
