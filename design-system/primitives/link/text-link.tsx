import { classNames } from '../class-names/class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import * as styles from './text-link.css.ts';

export const textLinkVariants = ['inline', 'standalone'] as const;
export type TextLinkVariant = (typeof textLinkVariants)[number];

export type TextLinkProps = LinkProps & {
  /**
   * `inline` is underlined, for links within text. `standalone` is bold, for links on their own.
   * @default 'inline'
   */
  variant?: TextLinkVariant | undefined;
};

/**
 * A link that is recognizable as a link on every background.
 *
 * Not for the main action of a section: use `ButtonLink`. For a card that is clickable anywhere,
 * use `CardLink`.
 */
export function TextLink({ variant = 'inline', className, ...link }: TextLinkProps) {
  return <Link {...link} className={classNames(styles.variant[variant], className)} />;
}
