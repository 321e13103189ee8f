import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { themes } from './index.ts';

const everyBackground = Object.entries(themes).flatMap(([theme, { light, dark }]) =>
  Object.entries({ light, dark }).flatMap(([scheme, { backgrounds, artwork }]) =>
    Object.entries(backgrounds).map(([name, colors]) => ({ theme, scheme, name, colors, artwork })),
  ),
);

describe.each(everyBackground)('$theme, $scheme, on $name', ({ name, colors, artwork }) => {
  const grades = [
    ['text', colors.text, 7],
    ['soft', colors.soft, 7],
    ['muted', colors.muted, 4.5],
    ['accent', colors.accent, 4.5],
    // Borders of controls, ornaments, and the focus ring need less contrast (WCAG 1.4.11).
    ['control', colors.control, 3],
    ['ornament', colors.ornament, 3],
    ['focus', colors.focus, 3],
  ] as const;

  test.each(grades)('%s (%s) reaches %s:1 on the background', (_token, color, least) => {
    expect(wcagContrast(color, colors.background)).toBeGreaterThanOrEqual(least);
  });

  test.each(grades)('%s (%s) reaches %s:1 on a card', (_token, color, least) => {
    expect(wcagContrast(color, colors.surface)).toBeGreaterThanOrEqual(least);
  });

  test('the action’s text is readable, even under the pointer', () => {
    expect(wcagContrast(colors.actionText, colors.action)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colors.actionText, colors.actionHover)).toBeGreaterThanOrEqual(4.5);
  });

  test('error messages are readable', () => {
    expect(wcagContrast(colors.errorText, colors.error)).toBeGreaterThanOrEqual(4.5);
  });

  const { brand, onBrand, match, mark, trace } = colors.drawing;

  test('text on the body of a drawing is readable', () => {
    expect(wcagContrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(artwork.strong, match)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(artwork.strong, artwork.quiet)).toBeGreaterThanOrEqual(4.5);
  });

  // Even at its darkest, a body stays below 3:1 on the brand background. What is drawn on it
  // carries the meaning.
  const bodyStandsOn = name === 'brand' ? match : colors.background;

  test.each([
    ['a body', brand, bodyStandsOn],
    ['the match on a body', match, brand],
    ['a word or a check on the match', artwork.strong, match],
    ['a shape on a sheet', artwork.strong, artwork.raised],
    ['a mark on the ornament', mark, colors.ornament],
    ['a trace on the ornament', trace, colors.ornament],
    ['a tick on the ornament', colors.actionText, colors.ornament],
  ])('in a drawing, %s (%s on %s) reaches 3:1', (_what, color, beneath) => {
    expect(wcagContrast(color, beneath)).toBeGreaterThanOrEqual(3);
  });
});
