import type { ReactNode } from 'react';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './card.css.ts';

export type CardProps = {
  /** Stacked from top to bottom. */
  children: ReactNode;
  /**
   * The card's own background. Without one, the card uses the surface color of the background that
   * it is on.
   */
  background?: BackgroundName | undefined;
  /**
   * Less padding, for cards in tight rows.
   * @default 'regular'
   */
  padding?: 'regular' | 'small' | undefined;
  /**
   * `li` if the cards form a list.
   * @default 'div'
   */
  as?: 'div' | 'li' | 'article' | undefined;
};

/**
 * A rounded panel that holds one thing. It fills the height of its grid cell.
 *
 * Not for a whole section of titled cards: use `CardGrid`, which includes the heading and the list.
 * To set off a band of the page, use `Section`.
 */
export function Card({ children, background, padding = 'regular', as: Tag = 'div' }: CardProps) {
  const color = background ? backgrounds[background] : styles.surface;
  return <Tag className={`${styles.padding[padding]} ${color}`}>{children}</Tag>;
}
