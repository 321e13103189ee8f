import type { ReactNode } from 'react';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './inquiry-split.css.ts';

export type InquirySplitProps = SectionHeaderContent & {
  /** The title's `id`, for the form to be named by. */
  titleId: string;
  /** What happens after sending, in short points. */
  points: readonly string[];
  form: ReactNode;
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * The inquiry form on a card, beside what it is for.
 *
 * Not for pages that only point to the form: use `CallToAction`, which links to it. Next to a blog
 * post, the form goes into `ArticleSidebar`.
 */
export function InquirySplit({ titleId, points, form, background, ...header }: InquirySplitProps) {
  return (
    <Section background={background} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <Stack gap="x4">
          <SectionHeader {...header} id={titleId} variant="stacked" />
          <CheckList items={points} />
        </Stack>
        <div className={`${styles.card} ${backgrounds.raised}`}>{form}</div>
      </Grid>
    </Section>
  );
}
