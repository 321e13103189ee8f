import { type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '../../primitives/brand/brand.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import { CurrentYear } from './current-year.tsx';
import * as styles from './footer.css.ts';
import { SocialGlyph, type SocialNetwork } from './social-glyph.tsx';

export type { SocialNetwork } from './social-glyph.tsx';

export type FooterProps = {
  brand: BrandProps;
  /** Opens the footer, above the form. */
  title: string;
  /** The title's `id`, for the form to be named by. */
  titleId: string;
  lead: string;
  form: ReactNode;
  /** The headquarters' postal address, line by line, and the link that shows it on a map. */
  address: { lines: readonly string[]; map: LinkTarget };
  /** A `mailto:` link. */
  email: LinkTarget;
  /** A `tel:` link. */
  phone: LinkTarget;
  social: readonly (LinkTarget & { network: SocialNetwork })[];
  usefulLinks: readonly LinkTarget[];
  /** Beside the copyright line. */
  legalLinks: readonly LinkTarget[];
  /** Who holds the copyright. */
  copyright: string;
  /**
   * Holds the year still, for pictures of the page.
   * @default the visitor's current year
   */
  year?: number | undefined;
};

/**
 * Closes every page: a way to write, call or visit, and the way on.
 *
 * Not for contact details in the middle of a page: use `OfficeList` or `MapEmbed`. For a form
 * between other sections, use `InquirySplit`.
 */
export function Footer({
  brand,
  title,
  titleId,
  lead,
  form,
  address,
  email,
  phone,
  social,
  usefulLinks,
  legalLinks,
  copyright,
  year,
}: FooterProps) {
  return (
    <footer className={`${styles.footer} ${background.inverse}`}>
      <Container>
        <div className={styles.inquiry}>
          <div className={styles.words}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text tone="soft">{lead}</Text>
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
          </div>
          {form}
        </div>
        <div className={styles.ways}>
          <Brand {...brand} />
          <nav aria-label="Useful links">
            <FooterLinks links={usefulLinks} />
          </nav>
          <ul className={styles.social}>
            {social.map(({ network, href, label }) => (
              <li key={network}>
                <Link href={href} aria-label={label} className={styles.socialLink}>
                  <SocialGlyph network={network} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.legal}>
          <Text size="caption" tone="muted">
            © {year ?? <CurrentYear />} {copyright}. All rights reserved.
          </Text>
          <FooterLinks links={legalLinks} />
        </div>
      </Container>
    </footer>
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

function FooterLinks({ links }: { links: readonly LinkTarget[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} className={styles.link}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
