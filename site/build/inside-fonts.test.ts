import { expect, test } from 'vitest';
import { bringFontsInside, roomForFonts } from './inside-fonts.ts';

const criticalCss =
  '@font-face{src:url(/text.woff2)}@font-face{src:url(/display.woff2)}a{color:red}';
const fonts = ['/text.woff2', '/display.woff2'];

test('puts the fonts into the styles, and fetches none', () => {
  const contents = new Map([
    ['/text.woff2', Buffer.from('text')],
    ['/display.woff2', Buffer.from('small')],
  ]);
  expect(bringFontsInside({ fonts, criticalCss }, contents)).toEqual({
    fonts: [],
    criticalCss:
      '@font-face{src:url(data:font/woff2;base64,dGV4dA==)}@font-face{src:url(data:font/woff2;base64,c21hbGw=)}a{color:red}',
  });
});

test('leaves the page as it is when the fonts are too large together', () => {
  const large = Buffer.alloc(roomForFonts / 2 + 1);
  const contents = new Map(fonts.map((href) => [href, large]));
  expect(bringFontsInside({ fonts, criticalCss }, contents)).toEqual({ fonts, criticalCss });
});

test('fails the build when a font is missing', () => {
  expect(() => bringFontsInside({ fonts, criticalCss }, new Map())).toThrow('no font /text.woff2');
});
