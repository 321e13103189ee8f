import type { ReactNode } from 'react';
import { Section, type SectionBand } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
  type SectionHeaderProps,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';

export type TitledSectionProps = SectionHeaderContent &
  Omit<SectionBand, 'space'> & {
    /**
     * The space above and below: see `Section`. Only the sections that a page is about are
     * `regular`.
     * @default 'tight'
     */
    space?: SectionBand['space'];
    /**
     * How the header is arranged: see `SectionHeader`. A page should have only one `split` header.
     * @default 'stacked'
     */
    headerVariant?: SectionHeaderProps['variant'];
    /**
     * See `SectionHeader`.
     * @default 'regular'
     */
    titleSize?: SectionHeaderProps['titleSize'];
    /** The title's `id`, so that it can name a form. */
    titleId?: string | undefined;
    /**
     * The content, 48 px below the header (28 px on phones), or 32 px in a tight section. A
     * function arranges the header in a custom layout.
     */
    children: ReactNode | ((header: ReactNode) => ReactNode);
  };

/**
 * The layout of a page section: its band, and its header.
 *
 * Not for a section without a header: use `Section`.
 */
export function TitledSection({
  background,
  id,
  headerVariant,
  titleId,
  space = 'tight',
  children,
  ...content
}: TitledSectionProps) {
  const header = <SectionHeader {...content} id={titleId} variant={headerVariant} />;
  return (
    <Section background={background} space={space} id={id}>
      {typeof children === 'function' ? (
        children(header)
      ) : (
        <Stack gap={space === 'regular' ? 'header' : 'x4'}>
          {header}
          {children}
        </Stack>
      )}
    </Section>
  );
}
