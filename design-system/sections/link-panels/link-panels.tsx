import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { compact, wide } from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkHref } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
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
   * A taller drawing that takes its place on a desktop. It fills the height of a panel with
   * several rows of pages.
   */
  tallArt?: Composition;
  /**
   * In reading order, in rows of three from 767 px. The last two or four are halves if they would
   * leave a gap. Each target must be unique.
   */
  cards: readonly LinkCard[];
};

/** Panels of links as data. */
export type LinkPanelsContent = SectionHeaderContent & {
  /** Two or three, in reading order. Each title must be unique. */
  panels: readonly LinkPanel[];
};

export type LinkPanelsProps = LinkPanelsContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * What phones show of each page.
   * @default 'titles'
   */
  onPhones?: OnPhones | undefined;
};

type OnPhones = keyof typeof styles.text;

/** The number of cells that are halves, because they would leave a row of three incomplete. */
function halvesOf(cells: number) {
  if (cells === 1 || cells % 3 === 0) return 0;
  return cells % 3 === 2 ? 2 : 4;
}

function Panel({
  title,
  background,
  art,
  tallArt,
  cards,
  onPhones,
}: LinkPanel & { onPhones: OnPhones }) {
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
      <ul aria-labelledby={titleId} className={styles.rows}>
        {cards.map((card, index) => (
          <li
            key={card.href}
            className={classNames(
              styles.row,
              index >= cards.length - halvesOf(cards.length) && styles.half,
            )}
          >
            <Glyph name={card.glyph} />
            <h3 className={name}>
              <Link href={card.href} className={link}>
                {card.title}
              </Link>
            </h3>
            <p className={styles.text[onPhones]}>{card.text}</p>
            <span className={styles.arrow}>
              <Icon icon={ArrowRight} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Pages to choose from, in a few panels with one kind of page each. The whole cell is clickable. On
 * a phone, the cells are 64 px rows with only a title, or taller ones with their texts.
 *
 * Not for cards without links: use `CardGrid`. For one set of short names, use `LinkTiles`. For all
 * pages of a site, use `LinkGroups`.
 */
export function LinkPanels({
  panels,
  background,
  onPhones = 'titles',
  ...header
}: LinkPanelsProps) {
  return (
    <TitledSection {...header} titleSize={2} background={background}>
      <div className={styles.panels}>
        {panels.map((panel) => (
          <Panel key={panel.title} {...panel} onPhones={onPhones} />
        ))}
      </div>
    </TitledSection>
  );
}
