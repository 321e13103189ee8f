import type { ReactNode } from 'react';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { SpaceStep } from '../../tokens/space.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';

export type SplitSectionProps = SectionHeaderContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /** Content that belongs to the title, such as an action or a few points. */
  beneathTitle?: ReactNode;
  /**
   * The space between the title and the content beneath it. `x3` is 24 px.
   * @default 'x3'
   */
  gap?: SpaceStep | undefined;
  /** The title's `id`, for a form that it names. */
  titleId?: string | undefined;
  /** The right side. */
  children: ReactNode;
};

/**
 * The layout of sections with the title left and the content right, from 1199 px. Below that, one is
 * under the other.
 *
 * Not for a picture beside its words: use `SplitFeature`. With the title above the content, use
 * `TitledSection`.
 */
export function SplitSection({ beneathTitle, gap = 'x3', children, ...header }: SplitSectionProps) {
  return (
    <TitledSection {...header} headerVariant="stacked">
      {(title) => (
        <Grid columns="split" gap="wide" align="start">
          {beneathTitle ? (
            <Stack gap={gap} align="start">
              {title}
              {beneathTitle}
            </Stack>
          ) : (
            title
          )}
          {children}
        </Grid>
      )}
    </TitledSection>
  );
}
