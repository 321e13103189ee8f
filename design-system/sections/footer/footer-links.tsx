import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import * as styles from './footer.css.ts';

/** Links side by side. */
export const FooterLinks = ({ links }: { links: readonly LinkTarget[] }) => (
  <ul className={styles.links}>
    <LinkItems links={links} />
  </ul>
);

/** A list's items, each a link. */
export const LinkItems = ({ links }: { links: readonly LinkTarget[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={styles.link}>
        {label}
      </Link>
    </li>
  ));
