import type { CardContent, GlyphName } from '#design-system';
import type { SitePath } from './page.ts';

/** A service or an industry, as menus and cards show it. */
export type ListedPage = {
  path: SitePath;
  name: string;
  glyph: GlyphName;
  /** For the page that lists them all, where there is room to say what the client gets. */
  detail: string;
};

/** Makes a tile that leads there. */
export const toLinkTile = ({ path, name, glyph }: ListedPage) => ({
  href: path,
  title: name,
  glyph,
});

/** Makes a card that says what the client gets, with a link of this label. */
export const toCard =
  (label: string) =>
  ({ path, name, glyph, detail }: ListedPage): CardContent => ({
    title: name,
    text: detail,
    glyph,
    link: { href: path, label },
  });
