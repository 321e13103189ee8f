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

/** The first letters of the first two names. */
const initialsOf = (name: string) => name.replace(/(\S)\S*\s*/g, '$1').slice(0, 2);

/** The kit's dot for a person, with the initials. A drawn face would say something about them. */
const avatar = (name: string): Composition => ({
  width: 48,
  height: 48,
  shapes: [
    { kind: 'dot', at: [24, 24], r: 24, fill: 'brand' },
    {
      kind: 'label',
      at: [24, 25],
      text: initialsOf(name),
      size: 18,
      anchor: 'middle',
      fill: 'onBrand',
    },
  ],
});

/**
 * Who wrote, says, or answers something: initials, with the name and the role next to them. The
 * initials are decoration.
 *
 * Not for the quote itself: use `ProofBand`, which contains a byline, or `Testimonials`.
 */
export function Byline({ name, role }: Person) {
  return (
    <div className={styles.byline}>
      <Artwork composition={avatar(name)} />
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="small" tone="muted">
          {role}
        </Text>
      </div>
    </div>
  );
}
