import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './office-card.css.ts';

/** An office as data. */
export type Office = {
  country: string;
  /** The postal address, line by line. */
  lines: readonly string[];
  /** Its `href` is a `tel:` link. */
  phone: LinkTarget;
  fax?: string;
};

/**
 * One office: where it is and how to reach it.
 *
 * Not for a person or a department, because its title is a country: build those from `Card`. For
 * all offices under a title, use `OfficeList`.
 */
export function OfficeCard({ country, lines, phone, fax }: Office) {
  return (
    <Card>
      <Heading level={3}>{country}</Heading>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.numbers}>
        <div className={styles.number}>
          <dt>Phone</dt>
          <dd>
            <TextLink href={phone.href}>{phone.label}</TextLink>
          </dd>
        </div>
        {fax && (
          <div className={styles.number}>
            <dt>Fax</dt>
            <dd>
              <Text as="span" size="small">
                {fax}
              </Text>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
