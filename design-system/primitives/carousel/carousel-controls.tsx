import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

type CarouselControlsProps = {
  /** The `id` of what the buttons move. */
  slidesId: string;
  onPrevious: () => void;
  onNext: () => void;
  /** For a carousel that advances by itself. */
  autoplay?: { playing: boolean; onToggle: () => void } | undefined;
};

/** A carousel's buttons; the one that stops the motion is the first that Tab reaches. */
export function CarouselControls({
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
          aria-label={autoplay.playing ? 'Pause slides' : 'Play slides'}
          onClick={autoplay.onToggle}
        >
          <Icon icon={autoplay.playing ? Pause : Play} />
        </Button>
      )}
      <Button
        variant="outline"
        size="small"
        aria-label="Previous slide"
        aria-controls={slidesId}
        onClick={onPrevious}
      >
        <Icon icon={ArrowLeft} />
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label="Next slide"
        aria-controls={slidesId}
        onClick={onNext}
      >
        <Icon icon={ArrowRight} />
      </Button>
    </>
  );
}
