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
   * A document that shows what the reasons promise, such as a page of the contract, or a scene.
   * Decoration: 480 units wide and about 340 high, with words of at least 19.
   */
  art: Composition;
  /** Each title must be unique. */
  reasons: readonly [Reason, Reason, Reason, Reason];
};

export const reasonsVariants = ['document', 'scene'] as const;
export type ReasonsVariant = (typeof reasonsVariants)[number];

export type ReasonsProps = ReasonsContent & {
  /**
   * `document` puts the drawing next to the middle of the reasons. In a `scene`, what is drawn stands
   * on the section below, so it must reach the drawing's lower edge. Paper has only the words.
   * @default 'document'
   */
  variant?: ReasonsVariant | undefined;
  /** @default 'accent' */
  background?: BackgroundName | undefined;
  /**
   * The side that the drawing is on, next to the title and the reasons, from 767 px.
   * @default 'start'
   */
  imagePosition?: ImagePosition | undefined;
};

/**
 * Four reasons to choose the company, next to one drawing. On a phone, a document is above them, and a
 * scene is below.
 *
 * Not for points without a drawing: use `SellingPoints`. For five reasons with a drawing each, use
 * `ReasonGrid`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  reasons,
  art,
  variant = 'document',
  background = 'accent',
  imagePosition = 'start',
  ...content
}: ReasonsProps) {
  return (
    <TitledSection {...content} background={background}>
      {(header) => (
        <div className={styles.layout[imagePosition]}>
          {header}
          <div className={styles.art[variant]}>
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
