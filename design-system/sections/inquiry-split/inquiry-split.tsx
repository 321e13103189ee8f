import { type ReactNode, useId } from 'react';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { SplitSection } from '../split-section/split-section.tsx';
import * as styles from './inquiry-split.css.ts';

export type InquirySplitProps = SectionHeaderContent & {
  /** Short points that say what happens after sending. */
  points: readonly string[];
  /** The form. It receives the `id` of the title, which names it (WCAG 1.3.1). */
  form: (titleId: string) => ReactNode;
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A form on a card, beside a text that says what it is for.
 *
 * Not for the end of a page: use the `inquiry` of `Footer`, which every page has. Next to a blog
 * post, the form goes into `ArticleSidebar`.
 */
export function InquirySplit({ points, form, background, ...header }: InquirySplitProps) {
  const titleId = useId();
  return (
    <SplitSection
      {...header}
      titleId={titleId}
      background={background}
      beneathTitle={<CheckList items={points} />}
      gap="x4"
    >
      <div className={`${styles.card} ${backgrounds.raised}`}>{form(titleId)}</div>
    </SplitSection>
  );
}
