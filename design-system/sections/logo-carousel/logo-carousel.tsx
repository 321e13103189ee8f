import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition, Shape } from '../../artwork/composition.ts';
import {
  Carousel,
  type CarouselLabels,
  type SlidesPerView,
} from '../../primitives/carousel/carousel.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import * as styles from './logo-carousel.css.ts';

/** A client's wordmark as data: a mark of 32 by 32 units, and the name as text. */
export type Wordmark = {
  /** At most ten letters, so that eight wordmarks fit in a row on a desktop. */
  name: string;
  mark: readonly Shape[];
  lettering: 'display' | 'plain' | 'capitals';
};

/** A row of client wordmarks as data. */
export type LogoCarouselContent = {
  /** Says whose marks they are, such as "Our clients". */
  title: string;
  /** Each name must be unique. With nine or more, the carousel also moves on a desktop. */
  wordmarks: readonly Wordmark[];
};

export type LogoCarouselProps = LogoCarouselContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * Advances by itself.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** The carousel's texts: see `Carousel`. */
  labels?: Partial<CarouselLabels> | undefined;
  /**
   * How many slides are seen at once, from each breakpoint upward.
   * @default { base: 2, phone: 3, tablet: 5, desktop: 8 }
   */
  perView?: SlidesPerView | undefined;
};

const drawing = (mark: readonly Shape[]): Composition => ({ width: 32, height: 32, shapes: mark });

/**
 * The names of a company's clients, as a carousel. By default eight fit beside each other on a
 * desktop, and fewer on narrower screens, so that each name can still be read.
 *
 * Not for technologies and tools: use `TechGrid`, which shows all of them at once. What clients say
 * belongs in `Testimonials`.
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
        slides={wordmarks.map(({ name, mark, lettering }) => ({
          id: name,
          content: (
            <div className={styles.wordmark}>
              <div className={styles.mark}>
                <Artwork composition={drawing(mark)} />
              </div>
              <span className={styles.lettering[lettering]}>{name}</span>
            </div>
          ),
        }))}
      />
    </Section>
  );
}
