import type { ReactNode, Ref } from 'react';
import * as styles from './heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export type HeadingProps = {
  /** Its level in the page's outline (WCAG 1.3.1). A page has one level 1 and skips no level. */
  level: HeadingLevel;
  /** Its visual size, if different from its level. */
  size?: HeadingLevel | undefined;
  /** The title. */
  children: ReactNode;
  /** The target of in-page links, or the name of a part that it labels. */
  id?: string | undefined;
  /** `-1` lets a script move focus here, as after a page change. */
  tabIndex?: -1 | undefined;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * A heading in the headings' typeface, with lines of similar length.
 *
 * Not for text that only has to look large: use `Text`, because a heading becomes part of the
 * page's outline. For a section's title with its lead, use `SectionHeader`.
 */
export function Heading({ level, size = level, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...heading} className={styles.size[size]} />;
}
