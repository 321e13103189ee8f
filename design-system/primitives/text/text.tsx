import type { ReactNode } from 'react';
import * as styles from './text.css.ts';

export const textSizes = ['lead', 'body', 'small', 'caption'] as const;
export type TextSize = (typeof textSizes)[number];

export const textTones = ['text', 'soft', 'muted', 'accent'] as const;
export type TextTone = (typeof textTones)[number];

export const textWeights = ['regular', 'medium', 'semibold'] as const;
export type TextWeight = (typeof textWeights)[number];

export type TextProps = {
  /** The text, which may contain inline elements such as links. */
  children: ReactNode;
  /**
   * `lead` is for the first text of a section, `small` for cards, `caption` for labels.
   * @default 'body'
   */
  size?: TextSize | undefined;
  /**
   * `soft` is for supporting text (7:1), `muted` for captions (4.5:1), `accent` for highlights.
   * @default 'text'
   */
  tone?: TextTone | undefined;
  /** @default 'regular' */
  weight?: TextWeight | undefined;
  /**
   * The element. Use `span` inside other text.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | undefined;
  /** Lets the element that the text describes refer to it. */
  id?: string | undefined;
};

/**
 * Running text with a readable line length, in the background's colors.
 *
 * Not for titles, not even small ones: use `Heading`, because screen reader users move from heading
 * to heading. For long text with lists, quotes, or tables, use `Prose`.
 */
export function Text({
  size = 'body',
  tone = 'text',
  weight = 'regular',
  as: Tag = 'p',
  ...text
}: TextProps) {
  const className = `${styles.text} ${styles.size[size]} ${styles.tone[tone]} ${styles.weight[weight]}`;
  return <Tag {...text} className={className} />;
}
