import type { ReactNode, Ref } from 'react';
import * as styles from './heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export type HeadingProps = {
  /** Its place in the page's outline (WCAG 1.3.1); a page has one level 1 and skips none. */
  level: HeadingLevel;
  /** How large it looks, when that differs from its level. */
  size?: HeadingLevel | undefined;
  children: ReactNode;
  id?: string | undefined;
  /** `-1` lets a script move focus here, as after a page change. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * A heading in the display face, balanced over its lines.
 *
 * Not for text that only has to look large: use `Text` or `Statement`, because a heading becomes
 * part of the page's outline. For a section's title with its lead, use `SectionHeader`.
 */
export function Heading({ level, size = level, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...heading} className={styles.size[size]} />;
}
