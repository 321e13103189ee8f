import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { grounds } from './brand-theme.ts';

describe.each(Object.entries(grounds))('on %s', (_name, ground) => {
  const grades = [
    ['text', ground.text, 7],
    ['soft', ground.soft, 7],
    ['muted', ground.muted, 4.5],
    ['accent', ground.accent, 4.5],
    // Borders of controls and the focus ring need less (WCAG 1.4.11).
    ['control', ground.control, 3],
    ['focus', ground.focus, 3],
  ] as const;

  test.each(grades)('%s (%s) reaches %s:1 on the ground', (_token, color, least) => {
    expect(wcagContrast(color, ground.background)).toBeGreaterThanOrEqual(least);
  });

  test.each(grades.slice(0, 4))('%s (%s) reaches %s:1 on a card', (_token, color, least) => {
    expect(wcagContrast(color, ground.surface)).toBeGreaterThanOrEqual(least);
  });

  test('the action’s words can be read, also under the pointer', () => {
    expect(wcagContrast(ground.actionText, ground.action)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(ground.actionText, ground.actionHover)).toBeGreaterThanOrEqual(4.5);
  });
});
