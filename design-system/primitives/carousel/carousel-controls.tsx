import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './carousel.css.ts';
import type { CarouselLabels } from './carousel-labels.ts';

type CarouselControlsProps = {
  labels: CarouselLabels;
  /** The `id` of the element that contains the slides. Its parent scrolls. */
  slidesId: string;
  onMove: (step: 1 | -1) => void;
  /** For a carousel that advances automatically, once it can. */
  autoplay?: { isReady: boolean; playing: boolean; onToggle: () => void } | undefined;
};

/**
 * A carousel's buttons. Tab reaches the pause button first. The others state in HTML what they do:
 * `value` is the number of slides to move by, and `aria-controls` is the `id` of the slides. That
 * lets a page make them scroll before this component is hydrated.
 */
export function CarouselControls({ labels, slidesId, onMove, autoplay }: CarouselControlsProps) {
  return (
    <>
      {autoplay && (
        <div className={classNames(styles.autoplay, !autoplay.isReady && styles.unavailable)}>
          <Button
            variant="outline"
            size="small"
            aria-label={autoplay.playing ? labels.pause : labels.play}
            onClick={autoplay.onToggle}
          >
            <Icon icon={autoplay.playing ? Pause : Play} />
          </Button>
        </div>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={labels.previous}
        aria-controls={slidesId}
        value={-1}
        onClick={() => onMove(-1)}
      >
        <Icon icon={ArrowLeft} />
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label={labels.next}
        aria-controls={slidesId}
        value={1}
        onClick={() => onMove(1)}
      >
        <Icon icon={ArrowRight} />
      </Button>
    </>
  );
}
