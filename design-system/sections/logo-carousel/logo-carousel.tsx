import {
  Carousel,
  type CarouselLabels,
  type SlidesPerView,
} from '../../primitives/carousel/carousel.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import { type Wordmark, WordmarkFigure } from './wordmark.tsx';

export type { Wordmark } from './wordmark.tsx';

/** A row of client wordmarks as data. */
export type LogoCarouselContent = {
  /** Says whose logos they are, such as "Our clients". */
  title: string;
  /** Each name must be unique. With nine or more, the carousel also moves on a desktop. */
  wordmarks: readonly Wordmark[];
};

export type LogoCarouselProps = LogoCarouselContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * Advances automatically.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** The carousel's texts: see `Carousel`. */
  labels?: Partial<CarouselLabels> | undefined;
  /**
   * How many slides are visible at once, from each breakpoint up.
   * @default { base: 2, phone: 3, tablet: 5, desktop: 8 }
   */
  perView?: SlidesPerView | undefined;
};

/**
 * The names of a company's clients, as a carousel. By default, eight fit side by side on a desktop,
 * and fewer on narrower screens, so that each name stays readable.
 *
 * Not for technologies and tools: use `TechGrid`, which shows all of them at once. For what clients
 * say, use `Testimonials`.
 */
export function LogoCarousel({
  title,
  wordmarks,
  background,
  autoplay = true,
  perView = { base: 2, phone: 3, tablet: 5, desktop: 8 },
  labels,
}: LogoCarouselProps) {
  return (
    <Section background={background} space="tight">
      <Carousel
        header={(titleId) => (
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
        )}
        perView={perView}
        interval={autoplay ? 3000 : undefined}
        labels={labels}
        controls="quiet"
        slides={wordmarks.map((wordmark) => ({
          id: wordmark.name,
          content: <WordmarkFigure {...wordmark} />,
        }))}
      />
    </Section>
  );
}
