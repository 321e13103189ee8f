import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { lined } from '../../primitives/grid/grid.css.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { imagePositions } from '../image-position.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './reasons.css.ts';

/** One reason as data. */
export type Reason = { title: string; text: string };

/** Four reasons as data. */
export type ReasonsContent = SectionHeaderContent & {
  /**
   * A scene that shows what one of the reasons promises. What is drawn stands on the section below, so
   * it must reach the drawing's lower edge. Decoration: 480 units wide and about 360 high, with words
   * of at least 21.
   */
  art: Composition;
  /** Each title must be unique. */
  reasons: readonly [Reason, Reason, Reason, Reason];
};

export const scenePositions = [...imagePositions, 'center'] as const;
export type ScenePosition = (typeof scenePositions)[number];

export type ReasonsProps = ReasonsContent & {
  /** @default 'accent' */
  background?: BackgroundName | undefined;
  /**
   * The side that the scene is on, next to the title and the reasons, from 767 px. In the `center`, it
   * is between them from 1199 px, and at the end below that.
   * @default 'start'
   */
  imagePosition?: ScenePosition | undefined;
};

/**
 * Four reasons to choose the company, in two columns next to a scene on a desktop, or around it. On a phone, the
 * scene is below them. Paper has only the words.
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
        <div className={styles.layout}>
          {header}
          <div className={styles.scene[imagePosition]}>
            <Artwork composition={art} />
          </div>
          <ul className={styles.reasons[imagePosition]}>
            {reasons.map(({ title, text }) => (
              <li key={title} className={classNames(lined[2], styles.reason)}>
                <Heading level={3}>{title}</Heading>
                <Text tone="soft">{text}</Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TitledSection>
  );
}
