import { background } from '../../tokens/theme.css.ts';
import * as styles from './skip-link.css.ts';

export type SkipLinkProps = {
  /** The `id` of the page's main element. */
  target: string;
  /** @default 'Skip to content' */
  label?: string | undefined;
};

/**
 * The first link that Tab reaches. It skips the header and leads to the main content (WCAG 2.4.1).
 *
 * Not for links between the parts of a page, because it is hidden until it has focus: use
 * `TextLink`. For a link back to the top, use `BackToTop`.
 */
export function SkipLink({ target, label = 'Skip to content' }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={`${styles.skipLink} ${background.accent}`}>
      {label}
    </a>
  );
}
