import { useId } from 'react';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { type Office, OfficeCard } from './office-card.tsx';

export type OfficeListProps = SectionHeaderContent & {
  offices: readonly Office[];
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * All offices side by side.
 *
 * Not for a single office: use `MapEmbed` to show where it is, or one `OfficeCard`. Places without
 * an address or a phone number belong in a `CardGrid`.
 */
export function OfficeList({ offices, background, ...header }: OfficeListProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Stack gap="x6">
        <SectionHeader {...header} id={titleId} />
        <Grid as="ul" columns={4}>
          {offices.map((office) => (
            <li key={office.country}>
              <OfficeCard {...office} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
