import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

/** What stays on one line. */
const kept = (text: string) =>
  [...renderToStaticMarkup(<Unbroken>{text}</Unbroken>).matchAll(/<span[^>]*>([^<]*)</g)].map(
    ([, part]) => part,
  );

it.each([
  ['3–18 months after a 2-week study', ['3–18', '2-week']],
  ['Retail and e-commerce', ['e-commerce']],
  ['Time and materials, month by month', []],
  ['Partial-cycle recruiting', []],
])('keeps the right words of “%s” on one line', (text, words) => {
  expect(kept(text)).toEqual(words);
});

it('changes no letter', () => {
  const text = '8–20 for a site; 3–7 months for e-learning';
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
});
