import { Artwork } from '../../artwork/artwork.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './quotation.css.ts';
import { quoteMark } from './quote-mark.ts';

/** What one client says. */
export type Testimonial = {
  /** One to three sentences, without quotation marks. */
  quote: string;
  firstName: string;
  jobTitle: string;
};

/** A client's words, and who said them. It fills the height of its container. */
export function Quotation({ quote, firstName, jobTitle }: Testimonial) {
  return (
    <figure className={styles.testimonial}>
      <div className={styles.mark}>
        <Artwork composition={quoteMark} />
      </div>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <Text weight="semibold">{firstName}</Text>
        <Text size="small" tone="muted">
          {jobTitle}
        </Text>
      </figcaption>
    </figure>
  );
}
