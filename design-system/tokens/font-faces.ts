import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection';
import { globalFontFace } from '@vanilla-extract/css';
import type { Theme, Typeface } from './contract.ts';
import { fontFilesOf, typefacesOf } from './font-files.ts';

/** System fonts: the first one for desktops, the second one for Android. */
const local = {
  'sans-serif': { Arial: 'arial', Roboto: 'roboto' },
  serif: { Georgia: 'georgia', 'Noto Serif': 'noto-serif' },
};

/** Has the same metrics, for systems without the first one. */
const alike = {
  Arial: 'local("Liberation Sans"), local("Arimo")',
  Georgia: 'local("Gelasio")',
};

const hex = (code: number) => code.toString(16);

const allMetrics: Record<string, Partial<FontMetrics>> = entireMetricsCollection;

/** The metrics of a typeface, by its name in Fontsource. */
function metricsOf(name: string) {
  const found = allMetrics[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
  if (!found?.capHeight || !found.xHeight) throw new Error(`Capsize hasn't measured ${name}.`);
  return found as FontMetrics;
}

/**
 * System fonts, adjusted to the web font's metrics, so that nothing moves when the web font loads.
 * Their names are "Figtree-Arial" and so on. Tests know them by the hyphen.
 */
function writeFallbacks({ family, name, generic }: Typeface) {
  const metrics = { ...metricsOf(name), familyName: family };
  const fallbacks = Object.values(local[generic]).map(metricsOf);
  const { fontFaces } = createFontStack([metrics, ...fallbacks], { fontFaceFormat: 'styleObject' });
  for (const {
    '@font-face': { fontFamily = '', src = '', ...overrides },
  } of fontFaces) {
    const more = Object.entries(alike).flatMap(([name, faces]) =>
      src.includes(name) ? faces : [],
    );
    globalFontFace(fontFamily.replace(/"|:/g, '').replace(/(.+) Fallback (.+)/, '$1-$2'), {
      ...overrides,
      src: [src, ...more].join(', '),
    });
  }
}

/**
 * Declares a theme's font faces: the font files and their fallbacks. Use it only in `.css.ts`
 * files.
 */
export function writeFontFaces(theme: Theme) {
  for (const { family, file, weights, ranges } of fontFilesOf(theme)) {
    globalFontFace(family, {
      // `no-inline` keeps it a file even when the design system is built as a library.
      src: `url("../fonts/${file}?no-inline") format("woff2")`,
      fontWeight: weights.join(' '),
      fontDisplay: 'swap',
      unicodeRange: ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(),
    });
  }
  for (const typeface of typefacesOf(theme)) writeFallbacks(typeface);
}

/** The value of a `font` token. */
export const fontStack = ({ family, generic }: Typeface) =>
  [
    `"${family}"`,
    ...Object.keys(local[generic]).map((fallback) => `"${family}-${fallback}"`),
    generic,
  ].join(', ');
