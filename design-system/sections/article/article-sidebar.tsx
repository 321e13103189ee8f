import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { ScrollPosition } from '../../primitives/scroll-threshold/scroll-positions.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './article-sidebar.css.ts';

export type ArticleSidebarProps = {
  /** For example "Discuss your project". */
  title: string;
  /** One or two sentences about the company. */
  blurb: string;
  /** The form below the blurb. */
  form: ReactNode;
  /**
   * The scroll position, in px, from which the sidebar stays in view.
   * @default 0
   */
  stickyFrom?: ScrollPosition | undefined;
};

/**
 * The column next to an article, with a form. It stays in view once the page is scrolled to
 * `stickyFrom`, and scrolls with the page before that. It needs no script.
 *
 * Not for use next to an `Article`, which already contains one: pass its content there as
 * `sidebar`. On other pages, use `InquirySplit` for a form next to text.
 */
export function ArticleSidebar({ title, blurb, form, stickyFrom = 0 }: ArticleSidebarProps) {
  // This is the article's `<aside>`, not a section of the page, so it doesn't use `Section`.
  const titleId = useId();
  return (
    <aside
      aria-labelledby={titleId}
      className={`${styles.sidebar} ${styles.stickyFrom[stickyFrom]}`}
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
