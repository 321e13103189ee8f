import type { Composition } from '../../artwork/composition.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { type Office, OfficeCard, type OfficeLabels } from './office-card.tsx';

export type OfficeListProps = SectionHeaderContent & {
  /** In reading order. Each country must be unique. */
  offices: readonly Office[];
  /**
   * What each place is known for, by its country. They are decoration, and need one height so that
   * all names start at one line.
   */
  pictures?: Readonly<Partial<Record<string, Composition>>> | undefined;
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * The labels of the numbers.
   * @default { phone: 'Phone', fax: 'Fax' }
   */
  labels?: Partial<OfficeLabels> | undefined;
};

/**
 * All offices side by side.
 *
 * Not for a single office: use `MapEmbed` to show where it is, or one `OfficeCard`. Places without
 * an address or a phone number belong in a `CardGrid`.
 */
export function OfficeList({ offices, pictures, background, labels, ...header }: OfficeListProps) {
  return (
    <TitledSection {...header} background={background}>
      <Grid as="ul" columns={4}>
        {offices.map((office) => (
          <li key={office.country}>
            <OfficeCard {...office} art={pictures?.[office.country]} labels={labels} />
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
