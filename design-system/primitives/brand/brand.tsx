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

/** Logo and name, which lead home. */
export function Brand({ name, href, logo }: BrandProps) {
  return (
    <Link href={href} className={styles.brand}>
      {logo}
      {name}
    </Link>
  );
}
