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
  /** Content that goes with the title, such as an action or a few points. */
  beneathTitle?: ReactNode;
  /**
   * The space between the title and the content below it. `x3` is 24 px.
   * @default 'x3'
   */
  gap?: SpaceStep | undefined;
  /** The title's `id`, so that it can name a form. */
  titleId?: string | undefined;
  /** The content on the right. */
  children: ReactNode;
};

/**
 * The layout of sections with the title on the left and the content on the right, from 1199 px.
 * Below that, they are stacked.
 *
 * Not for a picture next to text: use `SplitFeature`. For a title above the content, use
 * `TitledSection`.
 */
export function SplitSection({ beneathTitle, gap = 'x3', children, ...header }: SplitSectionProps) {
  return (
    <TitledSection {...header}>
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
