import { ArrowRight } from 'lucide';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { link } from '../link-panels/link-cell.css.ts';
import type { LinkCard } from '../link-panels/link-panels.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './link-tiles.css.ts';

/** A page to choose by its name alone, as data. */
export type LinkTile = Omit<LinkCard, 'text'>;

/** Tiles of links as data. */
export type LinkTilesContent = SectionHeaderContent & {
  /**
   * In reading order. Together with `all`, four or nine tiles fill the rows. Each target must be
   * unique.
   */
  tiles: readonly LinkTile[];
  /** The last tile, which links to the overview page. */
  all: LinkTarget & { glyph: GlyphName };
};

export type LinkTilesProps = LinkTilesContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * Pages to choose by name: five tiles in a row on a desktop, and two below that. The whole tile is
 * clickable.
 *
 * Not for names that need a sentence of explanation: use `LinkPanels`. For cards without links, use
 * `CardGrid`.
 */
export function LinkTiles({ tiles, all, background, ...header }: LinkTilesProps) {
  return (
    <TitledSection {...header} background={background} gap="x4">
      <ul className={`${styles.tiles} ${backgrounds.raised}`}>
        {tiles.map((tile) => (
          <li key={tile.href} className={styles.tile}>
            <Glyph name={tile.glyph} />
            <h3 className={styles.title}>
              <Link href={tile.href} className={link}>
                {tile.title}
              </Link>
            </h3>
          </li>
        ))}
        <li
          className={classNames(
            styles.tile,
            tiles.length % 2 === 0 && styles.wide,
            backgrounds.brand,
          )}
        >
          <Glyph name={all.glyph} />
          <Link href={all.href} className={styles.allLink}>
            {all.label}
            <Icon icon={ArrowRight} />
          </Link>
        </li>
      </ul>
    </TitledSection>
  );
}
