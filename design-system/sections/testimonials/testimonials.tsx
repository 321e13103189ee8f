import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Carousel } from '../../primitives/carousel/carousel.tsx';
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
  /** Differing in their quotes. Up to three stand still on a desktop: all are seen at once. */
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
};

/**
 * Clients' own words as a carousel: three at a time, two below 1199 px, one below 767 px
 * (specification, section 9).
 *
 * Not for a quotation within an article: use the quote block of `Prose`. For a thought from the
 * company itself, in large type, use `Statement`.
 */
export function Testimonials({
  testimonials,
  background = 'subtle',
  autoplay = true,
  ...header
}: TestimonialsProps) {
  const titleId = useId();
  return (
    <Section background={background}>
      <Carousel
        labelledBy={titleId}
        header={<SectionHeader {...header} id={titleId} variant="stacked" />}
        perView={{ base: 1, tablet: 2, desktop: 3 }}
        autoplay={autoplay}
        interval={7000}
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
