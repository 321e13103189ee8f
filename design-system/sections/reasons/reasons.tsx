import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { ImagePosition } from '../image-position.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = {
  title: string;
  text: string;
  /** A drawing of what the reason promises, such as a page of the contract. Decoration. */
  art: Composition;
};

/** Four reasons as data. */
export type ReasonsContent = SectionHeaderContent & {
  /**
   * The strongest reason first, with a large drawing: 480 by 200 units, with words of at least 21.
   * The other drawings are less than a third as wide: 160 by 96 units, with at most one short word or number
   * of at least 22. Each title must be unique.
   */
  reasons: readonly [Reason, Reason, Reason, Reason];
};

export type ReasonsProps = ReasonsContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /**
   * The side that the first reason is on, from 767 px.
   * @default 'start'
   */
  imagePosition?: ImagePosition | undefined;
};

/**
 * Four reasons to choose the company. The first has a large drawing above it, and the others are
 * rows next to it, each with a small drawing. On a phone, the rows are below it.
 *
 * Not for points without drawings: use `SellingPoints`. For five reasons of equal weight, use
 * `ReasonGrid`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  background = 'inverse',
  imagePosition = 'start',
  ...header
}: ReasonsProps) {
  return (
    <TitledSection {...header} background={background}>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text, art }, index) => (
          <li key={title} className={styles.reason[index === 0 ? imagePosition : 'other']}>
            <div className={styles.art}>
              <Artwork composition={art} />
            </div>
            <Stack gap="x1">
              <Heading level={3} size={index === 0 ? 3 : 4}>
                {title}
              </Heading>
              <Text size={index === 0 ? 'lead' : 'body'} tone="soft">
                {text}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
