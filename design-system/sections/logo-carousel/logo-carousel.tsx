import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition, Shape } from '../../artwork/composition.ts';
import { Carousel } from '../../primitives/carousel/carousel.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import * as styles from './logo-carousel.css.ts';

/** A client's wordmark as data: a mark on a field of 32 by 32 and the name in type. */
export type Wordmark = {
  /** At most ten letters: on a desktop eight wordmarks share a row. */
  name: string;
  mark: readonly Shape[];
  lettering: 'display' | 'plain' | 'capitals';
};

/** A row of client wordmarks as data. */
export type LogoCarouselContent = {
  title: string;
  /** Differing in their names. Nine or more, so that they move on a desktop too. */
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
};

const drawing = (mark: readonly Shape[]): Composition => ({ width: 32, height: 32, shapes: mark });

/**
 * The clients that trust the company, as a carousel: eight at a time, five below 1199 px, three
 * below 767 px, two below 480 px (specification, section 9).
 *
 * Not for technologies and tools: use `TechGrid`, which shows all of them at once. What clients say
 * belongs in `Testimonials`.
 */
export function LogoCarousel({ title, wordmarks, background, autoplay = true }: LogoCarouselProps) {
  const titleId = useId();
  return (
    <Section background={background} space="tight">
      <Carousel
        labelledBy={titleId}
        header={
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
        }
        perView={{ base: 2, phone: 3, tablet: 5, desktop: 8 }}
        autoplay={autoplay}
        interval={3000}
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
