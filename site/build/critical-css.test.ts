import { expect, test } from 'vitest';
import { divideSheet } from './critical-css.ts';

const css = `
@layer reset{a{color:inherit}:focus-visible{outline:3px solid}::selection,a:where(:hover){color:red}}
@layer tokens,primitives;
@font-face{font-family:Display;src:url(/assets/display.woff2);unicode-range:U+20-7E}
@font-face{font-family:Display;src:url(/assets/accents.woff2);unicode-range:U+C0-FF}
@layer tokens{:root{--font:Display}}
@layer primitives{
  .card{padding:1px}
  .card:hover{padding:2px}
  .card:focus-visible::after{padding:3px}
  @media (hover:hover){.card[data-state=open]{padding:4px}}
  .table{padding:5px}
  @media print{.card{padding:8px}}
  @media (prefers-contrast:more){.card{padding:10px}}
  @media (width>=30em),print{.card{padding:9px}}
  .more[open]>.card{padding:6px}
  .more:not([open])>.card{padding:7px}
}`;

const { criticalFor, rest, fonts } = divideSheet({ href: '/assets/style.css', css });
const page = criticalFor(`
  <a class="card" data-state="closed" href="/">Card</a>
  <details class="more"><summary>More</summary><p class="card">Text</p></details>`);

test('keeps the rules for elements on the page, including states such as hover', () => {
  expect(page).toContain('.card{padding:1px}');
  expect(page).toContain('.card:hover{padding:2px}');
  expect(page).toContain('.card:focus-visible::after{padding:3px}');
  expect(page).not.toContain('.table');
});

test('keeps the rules for bare pseudo-classes, which apply to any element', () => {
  for (const part of [page, rest]) {
    expect(part).toContain('*:focus-visible{outline:3px solid}');
    expect(part).toContain('*::selection,a:where(:hover){color:red}');
  }
});

test('keeps the rules for parts that open before any script runs', () => {
  expect(page).toContain('.more[open]>.card{padding:6px}');
  expect(page).toContain('.more:not([open])>.card{padding:7px}');
});

test('leaves out rules that only apply once scripts run', () => {
  expect(page).not.toContain('[data-state=open]');
  expect(rest).toContain('.card[data-state=open]{padding:4px}');
});

test('leaves out rules that only apply to print', () => {
  expect(page).not.toContain('padding:8px');
  expect(page).toContain('padding:10px');
  expect(page).toContain('padding:9px');
  expect(rest).toContain('@media print{.card{padding:8px}}');
});

test('keeps the order of the layers', () => {
  const layers = [...page.matchAll(/@layer ([a-z,]+)/g)].map(([, names]) => names);
  expect(layers).toEqual(['reset', 'tokens,primitives', 'tokens', 'primitives']);
});

test('declares the font faces and preloads the files of basic letters once on every page', () => {
  expect(page).toMatch(/^@font-face\{/);
  expect(page.match(/@font-face\{/g)).toHaveLength(2);
  expect(rest).not.toContain('@font-face');
  expect(fonts).toEqual(['/assets/display.woff2']);
});
