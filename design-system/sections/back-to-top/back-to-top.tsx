import { ArrowUp } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import type { ScrollPosition } from '../../primitives/scroll-threshold/scroll-positions.ts';
import { useScrollThreshold } from '../../primitives/scroll-threshold/use-scroll-threshold.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './back-to-top.css.ts';

export type BackToTopProps = {
  /**
   * The `id` of the element that takes focus: the page's main element, with `tabIndex={-1}`. Only
   * the header may be above it, so that the link leads to the top.
   */
  target: string;
  /** @default 'Back to top' */
  label?: string | undefined;
  /**
   * The scroll position, in px, after which the link is visible.
   * @default 300
   */
  showAfter?: ScrollPosition | undefined;
};

/**
 * A link to the top of the page. It appears when the page is scrolled past `showAfter`. Before its
 * script has loaded, it is an in-page link. With the script, it scrolls smoothly, or at once if the
 * visitor prefers reduced motion, and doesn't change the URL.
 *
 * Not for a link to another part of the page: use `TextLink` with `#` and the part's `id` as its
 * address. To let keyboard users skip the header, use `SkipLink`.
 */
export function BackToTop({ target, label = 'Back to top', showAfter = 300 }: BackToTopProps) {
  const visible = useScrollThreshold((y) => y > showAfter);
  const goToTop = (event: MouseEvent) => {
    // The browser opens the link in another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const behavior = window.matchMedia(media.motion).matches ? 'smooth' : 'instant';
    window.scrollTo({ top: 0, behavior });
    // The link is about to disappear, so move focus to the top as well. Tab then continues from
    // there.
    document.getElementById(target)?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={label}
      data-visible={visible || undefined}
      className={`${styles.corner} ${styles.showAfter[showAfter]}`}
    >
      <a
        href={`#${target}`}
        aria-label={label}
        onClick={goToTop}
        className={`${styles.link} ${background.inverse}`}
      >
        <Icon icon={ArrowUp} />
      </a>
    </nav>
  );
}
