import type { ReactNode } from 'react';
import { Link, type LinkHref } from '../link/link.tsx';
import * as styles from './brand.css.ts';

export type BrandProps = {
  /** The company's name: the link's text. */
  name: string;
  /** The address of the home page. */
  href: LinkHref;
  /**
   * Decoration next to the name: an SVG of any proportions, hidden from assistive technology. If it
   * is filled with `tones`, such as `match`, `text`, and `background`, it works on every background
   * and in forced colors.
   */
  logo: ReactNode;
};

/**
 * The logo and the name, as a link to the home page.
 *
 * Not for the names of clients or partners: use `LogoCarousel`. For any other link home, use
 * `Link`.
 */
export function Brand({ name, href, logo }: BrandProps) {
  return (
    <Link href={href} className={styles.brand}>
      {logo}
      {name}
    </Link>
  );
}
