import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { useScrollThreshold } from '../../primitives/scroll-threshold/use-scroll-threshold.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './article.css.ts';

export type ArticleSidebarProps = {
  /** "Discuss your project". */
  title: string;
  /** A sentence or two on the company. */
  blurb: string;
  form: ReactNode;
};

/**
 * Sticky once the page is scrolled 100 px or more (specification, section 9), free above that.
 *
 * Not for use next to an `Article`, which already contains one: pass its content there as
 * `sidebar`. On other pages, use `InquirySplit` to set a form beside text.
 */
export function ArticleSidebar({ title, blurb, form }: ArticleSidebarProps) {
  const titleId = useId();
  const sticky = useScrollThreshold((y) => y >= 100);
  return (
    <aside
      aria-labelledby={titleId}
      data-sticky={sticky || undefined}
      className={`${styles.sidebar} ${background.subtle}`}
    >
      <Stack gap="x3">
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
        <Text size="small" tone="soft">
          {blurb}
        </Text>
        {form}
      </Stack>
    </aside>
  );
}
