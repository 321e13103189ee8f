import { ArrowUp } from 'lucide';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useScrollThreshold } from '../../primitives/scroll-threshold/use-scroll-threshold.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './back-to-top.css.ts';

export type BackToTopProps = {
  /** The `id` of what takes focus at the top: the page's main element, with `tabIndex={-1}`. */
  target: string;
  /** @default 'Back to top' */
  label?: string | undefined;
};

/** Specification §9. */
const isVisible = (y: number) => y > 300;

/**
 * Scrolls to the top, smoothly unless motion is unwelcome. In view above 300 px of scroll.
 *
 * Not for a link to one part of the page: use `TextLink` with `#` and the part's `id` as its
 * address. To let keyboard users pass the header, use `SkipLink`.
 */
export function BackToTop({ target, label = 'Back to top' }: BackToTopProps) {
  const visible = useScrollThreshold(isVisible);
  const goToTop = () => {
    const behavior = window.matchMedia(media.motion).matches ? 'smooth' : 'instant';
    window.scrollTo({ top: 0, behavior });
    // The button is about to hide; Tab goes on from the top, too.
    document.getElementById(target)?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      aria-label={label}
      data-visible={visible || undefined}
      onClick={goToTop}
      className={`${styles.button} ${background.inverse}`}
    >
      <Icon icon={ArrowUp} />
    </button>
  );
}
