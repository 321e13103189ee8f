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
