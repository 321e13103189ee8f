import { brotliCompressSync, constants } from 'node:zlib';

/** How much fits into a connection's first packets after the response headers, in bytes. */
const firstPackets = 14_300;

/**
 * Whether a page arrives in one round trip. If it needs a second one, there is room for a font, which
 * saves a request before the largest paint.
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

/** In bytes. A page that holds a larger font would take longer than one that asks for it. */
export const largestInside = 6_000;

/**
 * Puts the smallest of a page's font files into its styles, so that it needs no request, unless even
 * that one is large.
 */
export function bringFontInside(
  { fonts, criticalCss }: FirstView,
  contents: ReadonlyMap<string, Buffer>,
): FirstView {
  const size = (href: string) => contents.get(href)?.length ?? Number.POSITIVE_INFINITY;
  const [smallest = '', ...others] = fonts.toSorted((one, other) => size(one) - size(other));
  const content = contents.get(smallest);
  if (!content) throw new Error('The client build has no font that a page could hold.');
  if (content.length > largestInside) return { fonts, criticalCss };
  return {
    fonts: others,
    criticalCss: criticalCss.replace(
      smallest,
      `data:font/woff2;base64,${content.toString('base64')}`,
    ),
  };
}
