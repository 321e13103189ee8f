import type { ReactNode } from 'react';
import { Section, type SectionBand } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
  type SectionHeaderProps,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { SpaceStep } from '../../tokens/space.ts';

export type TitledSectionProps = SectionHeaderContent &
  SectionBand &
  Pick<SectionHeaderProps, 'titleSize'> & {
    /**
     * How the header is arranged: see `SectionHeader`. A page should have only one `split` header.
     * @default 'stacked'
     */
    headerVariant?: SectionHeaderProps['variant'];
    /** The title's `id`, so that it can name a form. */
    titleId?: string | undefined;
  } & (
    | {
        /** The content below the header. */
        children: ReactNode;
        /**
         * Space between the header and each child. `header` is 48 px (28 px on phones).
         * @default 'x4' below a supporting title, 'header' below the others
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
  titleSize,
  gap = titleSize === 'supporting' ? 'x4' : 'header',
  children,
  ...content
}: TitledSectionProps) {
  const header = (
    <SectionHeader {...{ ...content, titleSize }} id={titleId} variant={headerVariant} />
  );
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
