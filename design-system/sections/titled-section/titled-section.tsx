import type { ReactNode } from 'react';
import { Section, type SectionBand } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
  type SectionHeaderVariant,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { SpaceStep } from '../../tokens/space.ts';

export type TitledSectionProps = SectionHeaderContent &
  SectionBand & {
    /**
     * How the header is arranged: see `SectionHeader`. A page should have only one `split` header.
     * @default 'stacked'
     */
    headerVariant?: SectionHeaderVariant | undefined;
    /** The title's `id`, so that it can name a form. */
    titleId?: string | undefined;
  } & (
    | {
        /** The content below the header. */
        children: ReactNode;
        /**
         * Space between the header and each child. `header` is 48 px (28 px on phones).
         * @default 'header'
         */
        gap?: SpaceStep | undefined;
      }
    | {
        /** Arranges the header in a custom layout. */
        children: (header: ReactNode) => ReactNode;
        gap?: undefined;
      }
  );

/**
 * The layout of a page section: its band, and its header.
 *
 * Not for a section without a header: use `Section`.
 */
export function TitledSection({
  background,
  space,
  id,
  headerVariant,
  titleId,
  gap = 'header',
  children,
  ...content
}: TitledSectionProps) {
  const header = <SectionHeader {...content} id={titleId} variant={headerVariant} />;
  return (
    <Section background={background} space={space} id={id}>
      {typeof children === 'function' ? (
        children(header)
      ) : (
        <Stack gap={gap}>
          {header}
          {children}
        </Stack>
      )}
    </Section>
  );
}
