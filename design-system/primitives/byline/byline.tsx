import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Text } from '../text/text.tsx';
import * as styles from './byline.css.ts';

/** Someone who writes, answers, or is quoted. */
export type Person = {
  /** The full name, or the first name of a client. */
  name: string;
  /** What the person does, such as "Lead, staff augmentation". */
  role: string;
};

/** The same avatar for everyone, because a drawn face would say something about the person. */
const avatar: Composition = {
  width: 48,
  height: 48,
  shapes: [{ kind: 'person', at: [24, 24], r: 24, fill: 'brand', figure: 'raised' }],
};

/**
 * Who wrote, says, or answers something: an avatar with the name and the role next to it. The
 * avatar is decoration.
 *
 * Not for the quote itself: use `Testimonials` or `ProofBand`, which contain a byline.
 */
export function Byline({ name, role }: Person) {
  return (
    <div className={styles.byline}>
      <Artwork composition={avatar} />
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="small" tone="muted">
          {role}
        </Text>
      </div>
    </div>
  );
}
