import { brotliCompressSync } from 'node:zlib';

/** What comes in a connection's first packets beside the response's head, in bytes. */
const firstPackets = 14_300;

/**
 * Whether a page arrives in one round trip. One that needs a second has room for a font in that,
 * and opens a connection less before its largest paint.
 */
export const fitsFirstPackets = (document: string) =>
  brotliCompressSync(document).length <= firstPackets;

type FirstView = {
  /** Font files to fetch at once. */
  fonts: readonly string[];
  /** The styles of what the page shows. */
  criticalCss: string;
};

/** Lets a page hold the smallest of its font files, in its styles, instead of fetching it. */
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
