import type { ReactNode, Ref } from 'react';
import * as styles from './heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export type HeadingProps = {
  /** Its level in the page's outline (WCAG 1.3.1). A page has one level 1 and skips no level. */
  level: HeadingLevel;
  /** Its visual size, if it differs from its level. */
  size?: HeadingLevel | undefined;
  /** The title. */
  children: ReactNode;
  /** The target of in-page links, or the name of a part that it labels. */
  id?: string | undefined;
  /** `-1` lets a script move focus here, for example after a page change. */
  tabIndex?: -1 | undefined;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * A heading in the heading typeface, with balanced lines.
 *
 * Not for text that only has to look large: use `Text`, because a heading becomes part of the
 * page's outline. For a section's title and lead, use `SectionHeader`.
 */
export function Heading({ level, size = level, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...heading} className={styles.size[size]} />;
}
