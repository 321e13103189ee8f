import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import funnelDisplay from '@capsizecss/metrics/funnelDisplay';
import roboto from '@capsizecss/metrics/roboto';
import { globalFontFace } from '@vanilla-extract/css';
import { fontFiles } from './font-files.ts';

const hex = (code: number) => code.toString(16);

for (const { family, file, weight, ranges } of fontFiles) {
  globalFontFace(family, {
    // `no-inline`: stays a file where the design system is built as a library, too.
    src: `url("../fonts/${file}?no-inline") format("woff2")`,
    fontWeight: typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`,
    fontDisplay: 'swap',
    unicodeRange: ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(),
  });
}

/** Metrically Arial, on systems that have no Arial. */
const alike = 'local("Liberation Sans"), local("Arimo")';

/**
 * Local faces stretched to the web font's metrics, so that nothing moves when that arrives: Arial
 * on desktops, Roboto on Android. Named "Figtree Fallback Arial" and so on.
 */
const fallbacks = (metrics: typeof figtree) => {
  const { fontFaces } = createFontStack([metrics, arial, roboto], {
    fontFaceFormat: 'styleObject',
  });
  for (const {
    '@font-face': { fontFamily = '', src = '', ...overrides },
  } of fontFaces) {
    globalFontFace(fontFamily.replace(/[":]/g, ''), {
      ...overrides,
      src: src.includes('Arial') ? `${src}, ${alike}` : src,
    });
  }
};

fallbacks(funnelDisplay);
fallbacks(figtree);
