import { Artwork } from '../../artwork/artwork.tsx';
import { Byline, type Person } from '../../primitives/byline/byline.tsx';
import * as styles from './quotation.css.ts';
import { quoteMark } from './quote-mark.ts';

/** What one client says. */
export type Testimonial = Pick<Person, 'portrait'> & {
  /** One to three sentences, without quotation marks. */
  quote: string;
  firstName: string;
  jobTitle: string;
};

/** A client's words, and who said them. It fills the height of its container. */
export function Quotation({ quote, firstName, jobTitle, portrait }: Testimonial) {
  return (
    <figure className={styles.testimonial}>
      <div className={styles.mark}>
        <Artwork composition={quoteMark} />
      </div>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <Byline name={firstName} role={jobTitle} portrait={portrait} />
      </figcaption>
    </figure>
  );
}
