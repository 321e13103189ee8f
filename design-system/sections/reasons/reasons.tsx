import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { ImagePosition } from '../image-position.ts';
import { TitledRow, TitledRows } from '../titled-rows/titled-rows.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = { title: string; text: string };

/** Four reasons as data. */
export type ReasonsContent = SectionHeaderContent & {
  /**
   * A document that shows what the reasons promise, such as a page of the contract. Decoration: 480
   * units wide and about 340 high, with words of at least 19.
   */
  art: Composition;
  /** Each title must be unique. */
  reasons: readonly [Reason, Reason, Reason, Reason];
};

export type ReasonsProps = ReasonsContent & {
  /** @default 'accent' */
  background?: BackgroundName | undefined;
  /**
   * The side that the drawing is on, next to the title and the reasons, from 767 px.
   * @default 'start'
   */
  imagePosition?: ImagePosition | undefined;
};

/**
 * Four reasons to choose the company, next to one drawing. On a phone, the drawing is above them.
 *
 * Not for points without a drawing: use `SellingPoints`. For five reasons with a drawing each, use
 * `ReasonGrid`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  art,
  background = 'accent',
  imagePosition = 'start',
  ...content
}: ReasonsProps) {
  return (
    <TitledSection {...content} background={background}>
      {(header) => (
        <div className={styles.layout[imagePosition]}>
          {header}
          <div className={styles.art}>
            <Artwork composition={art} />
          </div>
          <TitledRows>
            {reasons.map(({ title, text }) => (
              <TitledRow key={title} title={title}>
                <Text tone="soft">{text}</Text>
              </TitledRow>
            ))}
          </TitledRows>
        </div>
      )}
    </TitledSection>
  );
}
