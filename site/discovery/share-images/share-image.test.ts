import { expect, test } from 'vitest';
import { compositions } from '#design-system';
import { lengths } from '../../build/content-check/limits.ts';
import { faces } from './faces.ts';
import { fitText } from './fit-text.ts';
import { shareImageSvg } from './share-image.tsx';

const box = { face: faces.heading, width: 520, height: 312, sizes: [64, 40] } as const;
const draw = (title: string) => shareImageSvg({ title, art: compositions.shield, alt: '' });

test('needs no style sheet and no font', () => {
  const svg = draw('Find the bug before the customer does');
  expect(svg).not.toMatch(/var\(|<text|<image|<style|href/);
});

test('lines of a title are balanced', () => {
  const { lines } = fitText('Know on Monday whether Friday will hold', box);
  expect(lines).toEqual(['Know on', 'Monday whether', 'Friday will hold']);
});

test('the font shrinks for long titles, up to the longest that the content check allows', () => {
  const longest = 'Software that remembers every customer, supplier, invoice, and parcel!';
  expect(longest).toHaveLength(lengths['heading']?.max ?? 0);
  expect(fitText('A short one', box).size).toBe(64);
  expect(fitText(longest, box).size).toBeLessThan(64);
  expect(() => draw(longest)).not.toThrow();
});

test('a title that fits at no size fails, and so does a word that is wider than the image', () => {
  const endless = 'word '.repeat(60).trim();
  expect(() => draw(endless)).toThrow(`“${endless}” is too long to be drawn`);
  const word = 'Donaudampfschifffahrtsgesellschaft';
  expect(() => draw(word)).toThrow(`“${word}” is too long to be drawn`);
});

test('a character that is missing from the typeface fails and is named', () => {
  const { family } = faces.heading;
  expect(() => draw('Привет')).toThrow(`“Привет” has П р и в е т in it, which ${family} lacks`);
});
