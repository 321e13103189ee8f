import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export type TextProps = {
  children: ReactNode;
  /** `lead` opens a section, `small` sits in cards, `caption` labels things. Default `body`. */
  size?: 'lead' | 'body' | 'small' | 'caption' | undefined;
  /** `soft` for supporting text (7:1), `muted` for captions (4.5:1), `accent` for a marked word. Default `text`. */
  tone?: 'text' | 'soft' | 'muted' | 'accent' | undefined;
  /** Default `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** The element; a `span` when it stands within other text. Default `p`. */
  as?: 'p' | 'span' | 'div' | undefined;
  id?: string | undefined;
};

/**
 * Running text within the measure, in the ground's colors.
 *
 * Not for titles, not even small ones: use `Heading`, because screen reader users move from heading
 * to heading. For long text with lists, quotes or tables, use `Prose`.
 */
export function Text({
  size = 'body',
  tone = 'text',
  weight = 'regular',
  as: Tag = 'p',
  ...text
}: TextProps) {
  const look = `${styles.text} ${styles.size[size]} ${styles.tone[tone]} ${styles.weight[weight]}`;
  return <Tag {...text} className={look} />;
}
