import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition, SceneComposition } from '../../artwork/composition.ts';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background } from '../../tokens/theme.css.ts';
import * as drawings from './card-drawing.css.ts';
import * as styles from './card-grid.css.ts';

/** One card as data. */
export type CardContent = {
  title: string;
  text: string;
  glyph?: GlyphName;
  /**
   * Decorative artwork. It replaces the glyph, and its own background fills its frame.
   */
  art?: SceneComposition | undefined;
  /**
   * A small drawing of the thing in a colored frame, above the title and instead of a glyph. It is
   * decoration. All cards have one of the same size, or none has. Its own background, if it has one,
   * fills the frame.
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

type CardWordsProps = CardContent & {
  /** Whether the drawing's frame extends to the edges of a card. */
  frame: 'inCard' | 'alone';
  frameBackground: BackgroundName;
};

/** A card's words, one below the other, with its drawing or glyph above them. */
export function CardWords({
  text,
  link,
  art,
  drawing,
  wideDrawing,
  title,
  glyph,
  frame,
  frameBackground,
}: CardWordsProps) {
  return (
    <>
      {drawing && (
        <div
          className={`${drawings.frame[frame]} ${background[drawing.background ?? frameBackground]}`}
        >
          <div className={classNames(drawings.narrow, wideDrawing && compact.tablet)}>
            <Artwork composition={drawing} />
          </div>
          {wideDrawing && (
            <div className={wide.tablet}>
              <Artwork composition={wideDrawing} />
            </div>
          )}
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
