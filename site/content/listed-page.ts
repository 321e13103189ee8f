import type { CardContent, GlyphName } from '#design-system';
import type { SitePath } from './page.ts';

/** A service or an industry, as menus and cards show it. */
export type ListedPage = {
  path: SitePath;
  name: string;
  glyph: GlyphName;
  /** For cards on the home page, in one short sentence. */
  summary: string;
  /** For the page that lists them all, where there is room to say what the client gets. */
  detail: string;
};

/** Makes a card that says one of the two texts, with a link of this label. */
export const toCard =
  (text: 'summary' | 'detail', label: string) =>
  ({ path, name, glyph, ...texts }: ListedPage): CardContent => ({
    title: name,
    text: texts[text],
    glyph,
    link: { href: path, label },
  });
