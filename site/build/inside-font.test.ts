import { expect, test } from 'vitest';
import { bringFontInside, largestInside } from './inside-font.ts';

const criticalCss =
  '@font-face{src:url(/text.woff2)}@font-face{src:url(/display.woff2)}a{color:red}';
const fonts = ['/text.woff2', '/display.woff2'];

test('puts the smallest font into the styles and fetches the others', () => {
  const contents = new Map([
    ['/text.woff2', Buffer.from('the larger one')],
    ['/display.woff2', Buffer.from('small')],
  ]);
  expect(bringFontInside({ fonts, criticalCss }, contents)).toEqual({
    fonts: ['/text.woff2'],
    criticalCss:
      '@font-face{src:url(/text.woff2)}@font-face{src:url(data:font/woff2;base64,c21hbGw=)}a{color:red}',
  });
});

test('leaves the page as it is when even the smallest font is large', () => {
  const large = Buffer.alloc(largestInside + 1);
  const contents = new Map(fonts.map((href) => [href, large]));
  expect(bringFontInside({ fonts, criticalCss }, contents)).toEqual({ fonts, criticalCss });
});

test('fails the build when there is no font to include', () => {
  expect(() => bringFontInside({ fonts, criticalCss }, new Map())).toThrow('no font');
});
