import { brotliCompressSync, constants } from 'node:zlib';

/** How much fits into a connection's first packets after the response headers, in bytes. */
const firstPackets = 14_300;

/**
 * Whether a page arrives in one round trip. If it needs a second one, there is room for the fonts, so
 * that no request is left before the largest paint.
 */
export function fitsFirstPackets(document: string) {
  const size = (quality: number) =>
    brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  // Hosts use the strongest compression, which takes 20 times longer and saves up to a tenth. Only
  // pages near the limit need it here.
  const quick = size(9);
  if (quick <= firstPackets) return true;
  return quick * 0.85 <= firstPackets && size(constants.BROTLI_MAX_QUALITY) <= firstPackets;
}

type FirstView = {
  /** Font files to preload. */
  fonts: readonly string[];
  /** The styles of what the page shows. */
  criticalCss: string;
};

/** In bytes. What a second round trip has room for, beside the rest of the page. */
export const roomForFonts = 20_000;

/** Puts a page's font files into its styles, so that it requests none, unless they are too large. */
export function bringFontsInside(
  { fonts, criticalCss }: FirstView,
  contents: ReadonlyMap<string, Buffer>,
): FirstView {
  const files = fonts.map((href) => {
    const content = contents.get(href);
    if (!content) throw new Error(`The client build has no font ${href}.`);
    return { href, content };
  });
  const size = files.reduce((total, { content }) => total + content.length, 0);
  if (size > roomForFonts) return { fonts, criticalCss };
  return {
    fonts: [],
    criticalCss: files.reduce(
      (css, { href, content }) =>
        css.replace(href, `data:font/woff2;base64,${content.toString('base64')}`),
      criticalCss,
    ),
  };
}
