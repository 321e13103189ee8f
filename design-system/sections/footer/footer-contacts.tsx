import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import * as styles from './footer.css.ts';

export type FooterContactsProps = {
  /** The headquarters' postal address, line by line, and the link that shows it on a map. */
  address: { lines: readonly string[]; map: LinkTarget };
  /** A `mailto:` link. */
  email: LinkTarget;
  /** A `tel:` link. */
  phone: LinkTarget;
};

/** How to find, write to and call the company. */
export function FooterContacts({ address, email, phone }: FooterContactsProps) {
  return (
    <address className={styles.contacts}>
      <Contact icon={MapPin}>
        {address.lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        <TextLink href={address.map.href} variant="standalone">
          {address.map.label}
        </TextLink>
      </Contact>
      <Contact icon={Mail}>
        <TextLink href={email.href} variant="standalone">
          {email.label}
        </TextLink>
      </Contact>
      <Contact icon={Phone}>
        <TextLink href={phone.href} variant="standalone">
          {phone.label}
        </TextLink>
      </Contact>
    </address>
  );
}

function Contact({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <div className={styles.contact}>
      <span className={styles.contactIcon}>
        <Icon icon={icon} />
      </span>
      <div>{children}</div>
    </div>
  );
}
