import { ArrowUp } from 'lucide';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useScrollThreshold } from '../../primitives/scroll-threshold/use-scroll-threshold.ts';
import { media } from '../../tokens/media.ts';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './back-to-top.css.ts';

export type BackToTopProps = {
  /** The `id` of the element that takes focus: the page's main element, with `tabIndex={-1}`. */
  target: string;
  /** @default 'Back to top' */
  label?: string | undefined;
  /**
   * The button is in view once the page is scrolled further than this, in px.
   * @default 400
   */
  showAfter?: number | undefined;
};

/**
 * A button that scrolls to the top: smoothly, or at once if the visitor prefers reduced motion. It
 * appears when the page is scrolled further than `showAfter`.
 *
 * Not for a link to one part of the page: use `TextLink` with `#` and the part's `id` as its
 * address. To let keyboard users pass the header, use `SkipLink`.
 */
export function BackToTop({ target, label = 'Back to top', showAfter = 400 }: BackToTopProps) {
  const visible = useScrollThreshold((y) => y > showAfter);
  const goToTop = () => {
    const behavior = window.matchMedia(media.motion).matches ? 'smooth' : 'instant';
    window.scrollTo({ top: 0, behavior });
    // The button is about to hide, so focus moves to the top as well. Tab then continues from there.
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
