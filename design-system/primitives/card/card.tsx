import type { ReactNode } from 'react';
import type { GroundName } from '../../tokens/brand-theme.ts';
import { ground as grounds } from '../../tokens/theme.css.ts';
import * as styles from './card.css.ts';

export type CardProps = {
  children: ReactNode;
  /** The card's own color with all that goes on it; without one it is the surface of its ground. */
  ground?: GroundName | undefined;
  /** Less padding, for cards in tight rows. Default `regular`. */
  padding?: 'regular' | 'small' | undefined;
  /** `li` where cards form a list. Default `div`. */
  as?: 'div' | 'li' | 'article' | undefined;
};

/**
 * A rounded panel that holds one thing. It fills the height of its grid cell.
 *
 * Not for a whole section of titled cards: use `CardGrid`, which brings the heading and the list.
 * To set off a band of the page, use `Section`.
 */
export function Card({ children, ground, padding = 'regular', as: Tag = 'div' }: CardProps) {
  const color = ground ? grounds[ground] : styles.surface;
  return <Tag className={`${styles.padding[padding]} ${color}`}>{children}</Tag>;
}
