import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Unbroken } from '../../primitives/text/unbroken.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { link } from '../link-panels/link-cell.css.ts';
import type { LinkCard } from '../link-panels/link-panels.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './link-tiles.css.ts';

/** A page to choose by its name alone, with a glyph or a short label above it, as data. */
export type LinkTile =
  | (Omit<LinkCard, 'text'> & { label?: undefined })
  | (Omit<LinkCard, 'text' | 'glyph'> & { label: string; glyph?: undefined });

/** Tiles of links as data. */
export type LinkTilesContent = SectionHeaderContent & {
  /**
   * In reading order. Five or ten tiles fill the rows, including `all`. Each target must be unique.
   */
  tiles: readonly LinkTile[];
  /** The last tile, if it links to an overview page. */
  all?: LinkTarget & { glyph: GlyphName };
};

export type LinkTilesProps = LinkTilesContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /** Content below the tiles, such as a form for visitors who find nothing. */
  children?: ReactNode;
};

const Arrow = () => (
  <Text as="span" tone="accent">
    <Icon icon={ArrowRight} />
  </Text>
);

/**
 * Pages to choose by name: five tiles in a row on a desktop, and two below that. The whole tile is
 * clickable.
 *
 * Not for names that need a sentence of explanation: use `LinkPanels`. For cards without links, use
 * `CardGrid`.
 */
export function LinkTiles({ tiles, all, background, children, ...header }: LinkTilesProps) {
  return (
    <TitledSection {...header} space="regular" background={background} headerVariant="split">
      <ul className={`${styles.tiles} ${backgrounds.raised}`}>
        {tiles.map((tile) => (
          <li key={tile.href} className={styles.tile}>
            {tile.glyph && <Glyph name={tile.glyph} />}
            {tile.label && (
              <Text size="small" tone="muted">
                {tile.label}
              </Text>
            )}
            <Arrow />
            <h3 className={styles.title}>
              <Link href={tile.href} className={link}>
                <Unbroken>{tile.title}</Unbroken>
              </Link>
            </h3>
          </li>
        ))}
        {all && (
          <li className={`${styles.all} ${backgrounds.brand}`}>
            <Glyph name={all.glyph} />
            <Arrow />
            <p className={styles.title}>
              <Link href={all.href} className={link}>
                {all.label}
              </Link>
            </p>
          </li>
        )}
      </ul>
      {children}
    </TitledSection>
  );
}
