import { Artwork } from '../../artwork/artwork.tsx';
import { Card } from '../../primitives/card/card.tsx';
import {
  Carousel,
  type CarouselLabels,
  type SlidesPerView,
} from '../../primitives/carousel/carousel.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { quoteMark } from './quote-mark.ts';
import * as styles from './testimonials.css.ts';

/** What one client says. */
export type Testimonial = {
  /** One to three sentences, without quotation marks. */
  quote: string;
  firstName: string;
  jobTitle: string;
};

/** Testimonials as data. */
export type TestimonialsContent = SectionHeaderContent & {
  /** Each quote must be unique. Where all of them fit side by side, the carousel doesn't move. */
  testimonials: readonly Testimonial[];
};

export type TestimonialsProps = TestimonialsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * Advances by itself, slowly enough to read a quote.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** The carousel's texts: see `Carousel`. */
  labels?: Partial<CarouselLabels> | undefined;
  /**
   * How many slides are seen at once, from each breakpoint upward.
   * @default { base: 1, tablet: 2, desktop: 3 }
   */
  perView?: SlidesPerView | undefined;
  /** Time to move by one slide, in ms: see `Carousel`. */
  speed?: number | undefined;
};

/**
 * What clients say, as a carousel. Fewer slides fit beside each other on narrower screens, so that a
 * quote keeps lines of a comfortable length.
 *
 * Not for a quotation within an article: use the quote block of `Prose`. For a thought from the
 * company itself, in large type, use `Statement`.
 */
export function Testimonials({
  testimonials,
  background = 'subtle',
  autoplay = true,
  labels,
  perView = { base: 1, tablet: 2, desktop: 3 },
  speed,
  ...header
}: TestimonialsProps) {
  return (
    <Section background={background}>
      <Carousel
        header={(titleId) => <SectionHeader {...header} id={titleId} variant="stacked" />}
        perView={perView}
        speed={speed}
        interval={autoplay ? 7000 : undefined}
        labels={labels}
        slides={testimonials.map(({ quote, firstName, jobTitle }) => ({
          id: quote,
          content: (
            <Card>
              <figure className={styles.testimonial}>
                <div className={styles.mark}>
                  <Artwork composition={quoteMark} />
                </div>
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.by}>
                  <span className={styles.dot} aria-hidden="true">
                    {firstName.charAt(0)}
                  </span>
                  <div>
                    <Text weight="semibold">{firstName}</Text>
                    <Text size="caption" tone="muted">
                      {jobTitle}
                    </Text>
                  </div>
                </figcaption>
              </figure>
            </Card>
          ),
        }))}
      />
    </Section>
  );
}
