import { useId } from 'react';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import type { LinkGroup } from '../link-groups/link-groups.tsx';
import * as styles from './footer-links.css.ts';

/** A list's items, each a link. */
export const LinkItems = ({ links }: { links: readonly LinkTarget[] }) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={styles.link}>
        {label}
      </Link>
    </li>
  ));

type FooterLinksProps = LinkGroup & {
  /** A `nav` is a landmark. */
  as: 'nav' | 'div';
};

/** Links under a title. The title isn’t a heading, because it would belong to the form’s. */
export function FooterLinks({ title, links, as: Tag }: FooterLinksProps) {
  const titleId = useId();
  const isLandmark = Tag === 'nav';
  return (
    <Tag aria-labelledby={isLandmark ? titleId : undefined}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={isLandmark ? undefined : titleId} className={styles.links}>
        <LinkItems links={links} />
      </ul>
    </Tag>
  );
}
