import { Link, type LinkProps } from './link.tsx';
import * as styles from './text-link.css.ts';

export type TextLinkProps = LinkProps & {
  /** `inline` is underlined, for links within text; `standalone` is set apart and bold. */
  look?: 'inline' | 'standalone' | undefined;
};

/**
 * A link that reads as a link on every ground.
 *
 * Not for the main action of a section: use `ButtonLink`. For a card that can be pressed anywhere,
 * use `CardLink`.
 */
export function TextLink({ look = 'inline', className, ...link }: TextLinkProps) {
  return <Link {...link} className={[styles.look[look], className].filter(Boolean).join(' ')} />;
}
