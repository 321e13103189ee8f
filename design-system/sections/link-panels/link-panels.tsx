import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkHref } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { link, title as name } from './link-cell.css.ts';
import * as styles from './link-panels.css.ts';

/** A page to choose, as data. */
export type LinkCard = {
  href: LinkHref;
  /** The page's name, which is the link text. */
  title: string;
  /** One or two sentences. */
  text: string;
  glyph: GlyphName;
};

/** Pages of one kind. */
export type LinkPanel = {
  /** What the pages have in common, in a few words. It names the list. */
  title: string;
  /** The background of the panel's title. */
  background: BackgroundName;
  /**
   * Decoration, twice as wide as tall. It is next to the title on a phone, and below it on a
   * desktop.
   */
  art: Composition;
  /**
   * A taller drawing that takes its place on a desktop. It fills the height of a panel with many
   * pages.
   */
  tallArt?: Composition;
  /** In reading order. Each target must be unique. */
  cards: readonly LinkCard[];
};

/** Panels of links as data. */
export type LinkPanelsContent = SectionHeaderContent & {
  /** Two or three, in reading order. Each title must be unique. */
  panels: readonly LinkPanel[];
};

export const linkPanelsVariants = ['cells', 'rows'] as const;
export type LinkPanelsVariant = (typeof linkPanelsVariants)[number];

export type LinkPanelsProps = LinkPanelsContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * `cells` are three in a row from 767 px, for three pages, six, or nine in each panel. A phone
   * shows only their titles. `rows` have one page each, in any number, and a phone shows their
   * texts, too.
   * @default 'cells'
   */
  variant?: LinkPanelsVariant | undefined;
};

function Panel({
  title,
  background,
  art,
  tallArt,
  cards,
  variant,
}: LinkPanel & { variant: LinkPanelsVariant }) {
  const titleId = useId();
  return (
    <div className={`${styles.panel} ${backgrounds.raised}`}>
      <div className={`${styles.head} ${backgrounds[background]}`}>
        <p id={titleId}>{title}</p>
        <div className={tallArt ? `${styles.art} ${compact.desktop}` : styles.art}>
          <Artwork composition={art} />
        </div>
        {tallArt && (
          <div className={wide.desktop}>
            <Artwork composition={tallArt} />
          </div>
        )}
      </div>
      <ul aria-labelledby={titleId} className={styles.list[variant]}>
        {cards.map((card) => (
          <li key={card.href} className={styles.item[variant]}>
            <Glyph name={card.glyph} />
            <h3 className={name}>
              <Link href={card.href} className={link}>
                {card.title}
              </Link>
            </h3>
            <p className={styles.text[variant]}>{card.text}</p>
            <span className={styles.arrow[variant]}>
              <Icon icon={ArrowRight} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Pages to choose from, in a few panels with one kind of page each. The whole cell or
 * row is clickable. On a phone, cells are rows of 64 px.
 *
 * Not for cards without links: use `CardGrid`. For one set of short names, use `LinkTiles`. For all
 * pages of a site, use `LinkGroups`.
 */
export function LinkPanels({ panels, background, variant = 'cells', ...header }: LinkPanelsProps) {
  return (
    <TitledSection {...header} space="regular" background={background}>
      <Stack>
        {panels.map((panel) => (
          <Panel key={panel.title} {...panel} variant={variant} />
        ))}
      </Stack>
    </TitledSection>
  );
}
