import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as styles from './icon.css.ts';

export const iconSizes = ['small', 'regular'] as const;
export type IconSize = (typeof iconSizes)[number];

export type IconProps = {
  /** An icon from lucide, as data. */
  icon: IconNode;
  /**
   * `small` is as tall as the text next to it, `regular` a quarter taller.
   * @default 'regular'
   */
  size?: IconSize | undefined;
  /**
   * What the icon means, if no visible text says so (WCAG 1.1.1). Without a label, the icon is
   * decoration, and assistive technology skips it.
   */
  label?: string | undefined;
};

/**
 * A line icon in the color of the text around it.
 *
 * Not for the drawing at the top of a card: use `Glyph`, which is larger and drawn in the style of
 * the artwork. For the brand's mark, use `Brand`.
 */
export function Icon({ icon, size = 'regular', label }: IconProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 24 24"
      className={styles.size[size]}
    >
      {icon.map(([shape, attributes]) =>
        createElement(shape, { ...attributes, key: Object.values(attributes).join(' ') }),
      )}
    </svg>
  );
}
