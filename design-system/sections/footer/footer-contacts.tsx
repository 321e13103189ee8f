import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './footer-contacts.css.ts';

export type FooterContactsProps = {
  /** The headquarters' postal address, line by line, and the link that shows it on a map. */
  address: { title: string; lines: readonly string[]; map: LinkTarget };
  /** A `mailto:` link. */
  email: LinkTarget;
  /** A `tel:` link. */
  phone: LinkTarget;
  /** The page that lists all offices. */
  officesLink: LinkTarget;
};

/** How to find, write to, and call the company. */
export function FooterContacts({
  address,
  email,
  phone,
  officesLink,
  title,
}: FooterContactsProps & { title: string }) {
  return (
    <address className={styles.contacts}>
      <div className={styles.address}>
        <Text size="small" weight="semibold">
          {address.title}
        </Text>
        {address.lines.map((line) => (
          <Text key={line} size="small" tone="soft">
            {line}
          </Text>
        ))}
        <ContactLink {...address.map} />
      </div>
      <div>
        <Text size="small" weight="semibold">
          {title}
        </Text>
        {[email, phone, officesLink].map((link) => (
          <ContactLink key={link.href} {...link} />
        ))}
      </div>
    </address>
  );
}

function ContactLink({ href, label }: LinkTarget) {
  return (
    <Link href={href} className={styles.link}>
      {label}
    </Link>
  );
}
