import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { CarouselLabels } from './carousel-labels.ts';

type CarouselControlsProps = {
  labels: CarouselLabels;
  /** The `id` of the element that the buttons move. */
  slidesId: string;
  onPrevious: () => void;
  onNext: () => void;
  /** For a carousel that advances by itself. */
  autoplay?: { playing: boolean; onToggle: () => void } | undefined;
};

/** A carousel's buttons. Tab reaches the pause button first. */
export function CarouselControls({
  labels,
  slidesId,
  onPrevious,
  onNext,
  autoplay,
}: CarouselControlsProps) {
  return (
    <>
      {autoplay && (
        <Button
          variant="outline"
          size="small"
          aria-label={autoplay.playing ? labels.pause : labels.play}
          onClick={autoplay.onToggle}
        >
          <Icon icon={autoplay.playing ? Pause : Play} />
        </Button>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label={labels.previous}
        aria-controls={slidesId}
        onClick={onPrevious}
      >
        <Icon icon={ArrowLeft} />
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label={labels.next}
        aria-controls={slidesId}
        onClick={onNext}
      >
        <Icon icon={ArrowRight} />
      </Button>
    </>
  );
}
