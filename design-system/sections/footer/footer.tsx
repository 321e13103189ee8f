import { type ReactNode, useId } from 'react';
import { Brand, type BrandProps } from '../../primitives/brand/brand.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import { CurrentYear } from './current-year.tsx';
import * as styles from './footer.css.ts';
import { FooterContacts, type FooterContactsProps } from './footer-contacts.tsx';
import { SocialGlyph, type SocialNetwork } from './social-glyph.tsx';

export type { SocialNetwork } from './social-glyph.tsx';

/** The footer's own texts. */
export type FooterLabels = {
  /** Names the links beside the brand, for assistive technology. */
  usefulLinks: string;
  /** Ends the copyright line. */
  rights: string;
};

export type FooterProps = FooterContactsProps & {
  /** The company's mark and name. */
  brand: BrandProps;
  /** The footer's first title, above the form. */
  title: string;
  /** One or two sentences above the form. */
  lead: string;
  /** The form. It receives the `id` of the title, which names it (WCAG 1.3.1). */
  form: (titleId: string) => ReactNode;
  /** The company's pages on social networks. Each opens in a new tab. */
  social: readonly (LinkTarget & { network: SocialNetwork })[];
  /** The pages that visitors look for in a footer. */
  usefulLinks: readonly LinkTarget[];
  /** Beside the copyright line. */
  legalLinks: readonly LinkTarget[];
  /** Who holds the copyright. */
  copyright: string;
  /**
   * Fixes the year, for screenshots of the page.
   * @default the visitor's current year
   */
  year?: number | undefined;
  /**
   * The footer's own texts. Any that is left out keeps its default.
   * @default { usefulLinks: 'Useful links', rights: 'All rights reserved.' }
   */
  labels?: Partial<FooterLabels> | undefined;
};

const defaultLabels: FooterLabels = {
  usefulLinks: 'Useful links',
  rights: 'All rights reserved.',
};

/**
 * The end of every page: how to write, call, or visit, and where to go next.
 *
 * Not for contact details in the middle of a page: use `OfficeList` or `MapEmbed`. For a form
 * between other sections, use `InquirySplit`.
 */
export function Footer({
  brand,
  title,
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
  labels,
}: FooterProps) {
  // The title's `id` names only the form. The footer is already a landmark.
  const titleId = useId();
  const { usefulLinks: usefulLinksLabel, rights } = { ...defaultLabels, ...labels };
  return (
    <footer className={`${styles.footer} ${background.inverse}`}>
      <Container>
        <div className={styles.inquiry}>
          <div className={styles.words}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <Text tone="soft">{lead}</Text>
            <FooterContacts address={address} email={email} phone={phone} />
          </div>
          {form(titleId)}
        </div>
        <div className={styles.ways}>
          <Brand {...brand} />
          <nav aria-label={usefulLinksLabel}>
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
            © {year ?? <CurrentYear />} {copyright}. {rights}
          </Text>
          <FooterLinks links={legalLinks} />
        </div>
      </Container>
    </footer>
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
