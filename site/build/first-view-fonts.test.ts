import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { bringFirstFontsInside } from './first-view-fonts.ts';
import { withShortTokens } from './short-tokens.ts';

const html =
  '<title>Z</title><a>k</a><header><a>Ab</a><details><summary>c</summary><p>Q</p></details></header>' +
  '<nav>d</nav>' +
  '<main><!--$--><section><h1 class="big">Hi</h1><p>lo</p></section><section>XYZ</section></main>';

const criticalCss = withShortTokens(
  [
    '@font-face{src:url(/text.woff2)format("woff2");font-weight:400 600;font-family:Figtree}',
    '@font-face{src:url(/heading.woff2)format("woff2");font-weight:650;font-family:Funnel Display}',
    ':root{--font-heading:"Funnel Display", serif;--font-text:"Figtree", sans-serif}',
    '.big{color:red;font-family:var(--font-heading)}',
  ].join(''),
);

const firstView = { fonts: ['/text.woff2', '/heading.woff2'], criticalCss };

const folder = join(import.meta.dirname, '../../design-system/fonts');
const contents = new Map([
  ['/text.woff2', await readFile(join(folder, 'figtree-400-600-basic.woff2'))],
  ['/heading.woff2', await readFile(join(folder, 'funnel-display-650-basic.woff2'))],
]);

/** The characters of each font that is inlined in the styles. */
const charactersIn = (css: string) =>
  [...css.matchAll(/data:font\/woff2;base64,([^)]+)/g)].map(([, data = '']) => {
    const font = create(Buffer.from(data, 'base64'));
    if (!('characterSet' in font)) throw new Error('Expected a single font, not a collection.');
    // Every font has this code, which isn't a character.
    const codes = font.characterSet.filter((code) => code !== 0xffff);
    return String.fromCodePoint(...codes);
  });

test('inlines the letters of the first view, each in its typeface, and preloads no font', async () => {
  const { fonts, criticalCss: css } = await bringFirstFontsInside(firstView, html, contents);
  expect(fonts).toEqual([]);
  expect(charactersIn(css)).toEqual(['Abcdklo', 'Hi']);
});

test('the first view uses them first, and falls back to the full typefaces', async () => {
  const { criticalCss: css } = await bringFirstFontsInside(firstView, html, contents);
  expect(css.startsWith(criticalCss)).toBe(true);
  expect(css).toContain(
    withShortTokens(
      '#app>a,header,header+:not(main),main>:first-child{--font-heading:"Funnel Display First View","Funnel Display", serif;' +
        '--font-text:"Figtree First View","Figtree", sans-serif;font-family:var(--font-text)}',
    ),
  );
});

test('requests the full typefaces for the rest once the first view is painted, and keeps its letters until they load', async () => {
  const { criticalCss: css } = await bringFirstFontsInside(firstView, html, contents);
  expect(css).toContain(
    withShortTokens(
      '@keyframes first-view{from{--font-heading:"Funnel Display First View", serif;' +
        '--font-text:"Figtree First View", sans-serif}}' +
        'main>:first-child~*,main~:not(nav){--font-heading:"Funnel Display","Funnel Display First View", serif;' +
        '--font-text:"Figtree","Figtree First View", sans-serif;font-family:var(--font-text)}' +
        '@media screen{main>:first-child~*,main~:not(nav){animation:first-view 1ms 400ms backwards}}',
    ),
  );
});

test('a single typeface for everything also contains the letters of headings', async () => {
  const shared = criticalCss.replace('"Funnel Display", serif', '"Figtree", sans-serif');
  const { criticalCss: css } = await bringFirstFontsInside(
    { fonts: ['/text.woff2'], criticalCss: shared },
    html,
    contents,
  );
  expect(charactersIn(css)).toEqual(['AHbcdiklo']);
});

test('fails the build when a font is missing', async () => {
  await expect(bringFirstFontsInside(firstView, html, new Map())).rejects.toThrow(
    'no font /text.woff2',
  );
});
