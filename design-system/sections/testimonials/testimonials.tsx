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
import { Quotation, type Testimonial } from './quotation.tsx';

export type { Testimonial } from './quotation.tsx';

/** Testimonials as data. */
export type TestimonialsContent = SectionHeaderContent & {
  /** Each quote must be unique. If all of them fit side by side, the carousel doesn't move. */
  testimonials: readonly Testimonial[];
};

export type TestimonialsProps = TestimonialsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * Advances automatically, slowly enough to read a quote.
   * @default true
   */
  autoplay?: boolean | undefined;
  /** The carousel's texts: see `Carousel`. */
  labels?: Partial<CarouselLabels> | undefined;
  /**
   * How many slides are visible at once, from each breakpoint up.
   * @default { base: 1, tablet: 2, desktop: 3 }
   */
  perView?: SlidesPerView | undefined;
  /** Time to move by one slide, in ms: see `Carousel`. */
  speed?: number | undefined;
};

/**
 * What clients say, as a carousel. Fewer slides fit side by side on narrower screens, so that the
 * lines of a quote keep a comfortable length.
 *
 * Not for a quotation within an article: use the quote block of `Prose`.
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
        header={(titleId) => <SectionHeader {...header} id={titleId} />}
        perView={perView}
        speed={speed}
        interval={autoplay ? 7000 : undefined}
        labels={labels}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.quote,
          content: <Quotation {...testimonial} />,
        }))}
      />
    </Section>
  );
}
