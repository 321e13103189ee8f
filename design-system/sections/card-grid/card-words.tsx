import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { smallDrawing } from '../../artwork/small-drawing.css.ts';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './card-grid.css.ts';

/** One card as data. */
export type CardContent = {
  title: string;
  text: string;
  glyph?: GlyphName;
  /**
   * Decorative artwork. It replaces the glyph, and its own background fills its frame.
   */
  art?: (Composition & Required<Pick<Composition, 'background'>>) | undefined;
  /**
   * A small drawing of the thing, above the title and instead of a glyph. It is decoration. All
   * cards have one of the same size, or none has.
   */
  drawing?: Composition;
  /**
   * The drawing of a `bento` grid's first card from 767 px: as high as the others, and as wide as
   * the card.
   */
  wideDrawing?: Composition;
  /** The card's link, such as "Read more". The title is added to it for screen readers. */
  link?: LinkTarget;
};

/** A card's words, one below the other. */
export function CardWords({ text, link, art, drawing, wideDrawing, title, glyph }: CardContent) {
  return (
    <>
      {drawing && (
        <div className={classNames(smallDrawing, wideDrawing && compact.tablet)}>
          <Artwork composition={drawing} />
        </div>
      )}
      {wideDrawing && (
        <div className={wide.tablet}>
          <Artwork composition={wideDrawing} />
        </div>
      )}
      <div className={art ? styles.picturedHead : styles.head}>
        {art ? (
          <div className={`${styles.picture} ${background[art.background]}`}>
            <Artwork composition={art} />
          </div>
        ) : (
          glyph && <Glyph name={glyph} />
        )}
        <Heading level={3}>{title}</Heading>
      </div>
      <Text tone="soft">{text}</Text>
      {link && <CardLink link={link} about={title} />}
    </>
  );
}
