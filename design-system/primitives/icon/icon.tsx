import type { LucideIcon } from 'lucide-react';
import * as styles from './icon.css.ts';

export type IconProps = {
  /** An icon component of lucide-react. */
  icon: LucideIcon;
  /** `small` is as high as the text beside it, `regular` a quarter higher. Default `regular`. */
  size?: 'small' | 'regular' | undefined;
  /**
   * What the icon says where no visible words say it (WCAG 1.1.1). Left out, the icon is
   * decoration and assistive technology passes over it.
   */
  label?: string | undefined;
};

/** A line icon in the color of the text around it. */
export function Icon({ icon: Glyph, size = 'regular', label }: IconProps) {
  const className = styles.size[size];
  return label ? (
    <Glyph className={className} role="img" aria-label={label} />
  ) : (
    <Glyph className={className} aria-hidden="true" />
  );
}
