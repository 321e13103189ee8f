import { ChevronDown } from 'lucide';
import { Brand, type BrandProps } from '../../primitives/brand/brand.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import { Container } from '../../primitives/section/section.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { BackgroundName } from '../../tokens/backgrounds.ts';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { LinkGroup } from '../link-groups/link-groups.tsx';
import { CurrentYear } from './current-year.tsx';
import * as styles from './footer.css.ts';
import { FooterContacts, type FooterContactsProps } from './footer-contacts.tsx';
import { FooterInquiry, type FooterInquiryProps } from './footer-inquiry.tsx';
import { FooterLinks, LinkItems } from './footer-links.tsx';
import { SocialGlyph, type SocialNetwork } from './social-glyph.tsx';

export type { FooterInquiryProps, InquiryQuote, NextStep } from './footer-inquiry.tsx';
export type { SocialNetwork } from './social-glyph.tsx';

/** The footer's built-in texts. */
export type FooterLabels = {
  /** Names the steps after sending, for assistive technology. */
  nextSteps: string;
  /** Above the name of who reads the message. */
  reader: string;
  /** Above the mail address, the phone number, and the link to all offices. */
  contacts: string;
  /** Above the pages that visitors expect. On phones, only for assistive technology. */
  usefulLinks: string;
  /** Ends the copyright line. */
  rights: string;
};

export type FooterProps = FooterContactsProps & {
  /** The company's mark and name. */
  brand: BrandProps;
  /** The form and the text next to it. */
  inquiry: FooterInquiryProps;
  /**
   * The background of the form and the text next to it.
   * @default 'inverse'
   */
  background?: BackgroundName | undefined;
  /** The company's pages on social networks. Each opens in a new tab. */
  social: readonly (LinkTarget & { network: SocialNetwork })[];
  /** The pages that visitors expect to find in a footer. */
  usefulLinks: readonly LinkTarget[];
  /**
   * More pages, by subject. Up to four groups share a row, and the last one has twice the room. On
   * phones, all of them are collapsed under the title.
   */
  moreLinks: { title: string; groups: readonly LinkGroup[] };
  /** Shown next to the copyright line. */
  legalLinks: readonly LinkTarget[];
  /** Who holds the copyright. */
  copyright: string;
  /**
   * Fixes the year, for screenshots of the page.
   * @default the visitor's current year
   */
  year?: number | undefined;
  /**
   * The footer's built-in texts. Any that is left out keeps its default.
   * @default English texts
   */
  labels?: Partial<FooterLabels> | undefined;
};

const defaultLabels: FooterLabels = {
  nextSteps: 'What happens next',
  reader: 'Your message goes to',
  contacts: 'Talk to us',
  usefulLinks: 'Useful links',
  rights: 'All rights reserved.',
};

/**
 * The end of every page: the call to action with its form, how to call or visit, and where to go
 * next.
 *
 * Not for contact details in the middle of a page: use `OfficeList` or `MapEmbed`. For a form
 * between other sections, use `InquirySplit`.
 */
export function Footer({
  brand,
  inquiry,
  background = 'inverse',
  address,
  email,
  phone,
  officesLink,
  social,
  usefulLinks,
  moreLinks,
  legalLinks,
  copyright,
  year,
  labels,
}: FooterProps) {
  const texts = { ...defaultLabels, ...labels };
  return (
    <footer className={backgrounds[background]}>
      <Container>
        <FooterInquiry
          inquiry={inquiry}
          nextStepsLabel={texts.nextSteps}
          readerLabel={texts.reader}
          contacts={
            <FooterContacts title={texts.contacts} {...{ address, email, phone, officesLink }} />
          }
        />
      </Container>
      <div className={backgrounds.subtle}>
        <Container>
          <div className={styles.ways}>
            <FooterLinks as="nav" title={texts.usefulLinks} links={usefulLinks} />
            <details className={styles.more}>
              <summary className={styles.moreTitle}>
                {moreLinks.title}
                <Icon icon={ChevronDown} />
              </summary>
              <div className={styles.groups}>
                {moreLinks.groups.map((group) => (
                  <FooterLinks key={group.title} as="div" {...group} />
                ))}
              </div>
            </details>
          </div>
          <div className={styles.end}>
            <Brand {...brand} />
            <ul className={styles.row}>
              {social.map(({ network, href, label }) => (
                <li key={network}>
                  <Link href={href} aria-label={label} className={styles.socialLink}>
                    <SocialGlyph network={network} />
                  </Link>
                </li>
              ))}
            </ul>
            <ul className={styles.row}>
              <LinkItems links={legalLinks} />
            </ul>
            <Text size="caption" tone="muted">
              © {year ?? <CurrentYear />} {copyright}. {texts.rights}
            </Text>
          </div>
        </Container>
      </div>
    </footer>
  );
}
