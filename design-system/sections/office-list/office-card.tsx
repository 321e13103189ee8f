import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Card } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/link/text-link.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './office-card.css.ts';

/** An office as data. */
export type Office = {
  /** The country's name, which titles the card. */
  country: string;
  /** The postal address, line by line. */
  lines: readonly string[];
  /** Its `href` is a `tel:` link. */
  phone: LinkTarget;
  /** The number as displayed. */
  fax?: string;
};

/** The labels of an office's numbers. */
export type OfficeLabels = { phone: string; fax: string };

const defaultLabels: OfficeLabels = { phone: 'Phone', fax: 'Fax' };

export type OfficeCardProps = Office & {
  /** What the place is known for, drawn above its name. It is decoration. */
  art?: Composition | undefined;
  /**
   * The labels of its numbers.
   * @default { phone: 'Phone', fax: 'Fax' }
   */
  labels?: Partial<OfficeLabels> | undefined;
};

/**
 * One office: where it is and how to reach it.
 *
 * Not for a person or a department, because its title is a country: build those from `Card`. For
 * all offices with a title, use `OfficeList`.
 */
export function OfficeCard({ country, lines, phone, fax, art, labels }: OfficeCardProps) {
  const terms = { ...defaultLabels, ...labels };
  return (
    <Card>
      {art && <Artwork composition={art} />}
      <Heading level={3}>{country}</Heading>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl className={styles.numbers}>
        <div className={styles.number}>
          <dt>{terms.phone}</dt>
          <dd>
            <TextLink href={phone.href}>{phone.label}</TextLink>
          </dd>
        </div>
        {fax && (
          <div className={styles.number}>
            <dt>{terms.fax}</dt>
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
