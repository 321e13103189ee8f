import { DecorativeImage } from '../decorative-image/decorative-image.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './byline.css.ts';

/** Someone who writes, answers, or is quoted. */
export type Person = {
  /** The full name, or the first name of a client. */
  name: string;
  /** What the person does, such as "Lead, staff augmentation". */
  role: string;
  /** The address of a square picture, at least 128 px wide, or an SVG. */
  portrait?: string | undefined;
};

/**
 * Who wrote, says, or answers something: a round portrait, with the name and the role next to it.
 * The portrait is decoration. Without one, the name and the role stand alone.
 *
 * Not for the quote itself: use `ProofBand`, which contains a byline, or `Testimonials`.
 */
export function Byline({ name, role, portrait }: Person) {
  return (
    <div className={styles.byline}>
      {portrait && <DecorativeImage src={portrait} size={56} className={styles.portrait} />}
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="small" tone="muted">
          {role}
        </Text>
      </div>
    </div>
  );
}
