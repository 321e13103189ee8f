import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import funnelDisplay from '@capsizecss/metrics/funnelDisplay';
import roboto from '@capsizecss/metrics/roboto';
import { globalFontFace } from '@vanilla-extract/css';

/** `no-inline`: stays a file where the design system is built as a library, too. */
const face = (family: string, file: string, fontWeight: string) =>
  globalFontFace(family, {
    src: `url("../fonts/${file}?no-inline") format("woff2-variations")`,
    fontWeight,
    fontDisplay: 'swap',
  });

face('Funnel Display Variable', 'funnel-display.woff2', '400 650');
face('Figtree Variable', 'figtree.woff2', '400 600');

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
