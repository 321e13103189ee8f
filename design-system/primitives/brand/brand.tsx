import type { ReactNode } from 'react';
import { Link, type LinkHref } from '../link/link.tsx';
import * as styles from './brand.css.ts';

export type BrandProps = {
  /** The company's name: the link's text. */
  name: string;
  /** Home. */
  href: LinkHref;
  /** Decoration beside the name. */
  logo: ReactNode;
};

/**
 * Logo and name, which lead home.
 *
 * Not for the names of clients or partners: use `LogoCarousel`. For the mark without a name or a
 * link, use `Logo`.
 */
export function Brand({ name, href, logo }: BrandProps) {
  return (
    <Link href={href} className={styles.brand}>
      {logo}
      {name}
    </Link>
  );
}
