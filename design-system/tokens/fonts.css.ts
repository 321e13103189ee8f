import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import funnelDisplay from '@capsizecss/metrics/funnelDisplay';
import { globalFontFace } from '@vanilla-extract/css';

/** `no-inline`: stays a file where the design system is built as a library, too. */
const face = (family: string, file: string) =>
  globalFontFace(family, {
    src: `url("${file}?no-inline") format("woff2-variations")`,
    fontWeight: '300 900',
    fontDisplay: 'swap',
  });

face(
  'Funnel Display Variable',
  '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2',
);
face('Figtree Variable', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** A local face stretched to the web font's metrics, so that nothing moves when that arrives. */
const fallback = (family: string, metrics: typeof figtree) => {
  const { fontFaces } = createFontStack([metrics, arial], {
    fontFaceFormat: 'styleObject',
  });
  for (const { '@font-face': rule } of fontFaces) {
    globalFontFace(family, {
      src: rule.src ?? 'local("Arial")',
      ...(rule.ascentOverride && { ascentOverride: rule.ascentOverride }),
      ...(rule.descentOverride && { descentOverride: rule.descentOverride }),
      ...(rule.lineGapOverride && { lineGapOverride: rule.lineGapOverride }),
      ...(rule.sizeAdjust && { sizeAdjust: rule.sizeAdjust }),
    });
  }
};

fallback('Funnel Display Fallback', funnelDisplay);
fallback('Figtree Fallback', figtree);
