import { brotliCompressSync } from 'node:zlib';

/** How much fits into a connection's first packets after the response headers, in bytes. */
const firstPackets = 14_300;

/**
 * Whether a page arrives in one round trip. If it needs a second one, there is room for a font, which
 * saves a request before the largest paint.
 */
export const fitsFirstPackets = (document: string) =>
  brotliCompressSync(document).length <= firstPackets;

type FirstView = {
  /** Font files to preload. */
  fonts: readonly string[];
  /** The styles of what the page shows. */
  criticalCss: string;
};

/** Puts the smallest of a page's font files into its styles, so that it needs no request. */
export function bringFontInside(
  { fonts, criticalCss }: FirstView,
  contents: ReadonlyMap<string, Buffer>,
): FirstView {
  const size = (href: string) => contents.get(href)?.length ?? Number.POSITIVE_INFINITY;
  const [smallest = '', ...others] = fonts.toSorted((one, other) => size(one) - size(other));
  const content = contents.get(smallest);
  if (!content) throw new Error('The client build has no font that a page could hold.');
  return {
    fonts: others,
    criticalCss: criticalCss.replace(
      smallest,
      `data:font/woff2;base64,${content.toString('base64')}`,
    ),
  };
}
