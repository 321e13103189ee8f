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
     * How the header is arranged: see `SectionHeader`.
     * @default 'split'
     */
    headerVariant?: SectionHeaderVariant | undefined;
  } & (
    | {
        /** The content below the header. */
        children: ReactNode;
        /**
         * Space between the header and each child; `x6` is 48 px.
         * @default 'x6'
         */
        gap?: SpaceStep | undefined;
      }
    | {
        /** Arranges the header in a custom layout. The title's `id` can also name a form. */
        children: (header: ReactNode, titleId: string) => ReactNode;
        gap?: undefined;
      }
  );

/**
 * The layout of a page section: its band, and a header whose title names the region (WCAG 1.3.1).
 *
 * Not for a section without a header: use `Section`. With the title left and the content right, use
 * `SplitSection`.
 */
export function TitledSection({
  background,
  space,
  id,
  headerVariant,
  gap = 'x6',
  children,
  ...content
}: TitledSectionProps) {
  return (
    <Section background={background} space={space} id={id}>
      {(titleId) => {
        const header = <SectionHeader {...content} id={titleId} variant={headerVariant} />;
        if (typeof children === 'function') return children(header, titleId);
        return (
          <Stack gap={gap}>
            {header}
            {children}
          </Stack>
        );
      }}
    </Section>
  );
}
