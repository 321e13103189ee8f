import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { ImagePosition } from '../image-position.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Clauses, ReasonColumns } from './reason-lists.tsx';
import type { ComparisonContent, ReasonsContent } from './reasons-content.ts';
import * as styles from './reasons-layout.css.ts';

export * from './reasons-content.ts';

export const reasonsVariants = ['columns', 'clauses', 'comparison'] as const;

export type ReasonsProps = {
  /** @default 'accent' */
  background?: BackgroundName | undefined;
  /**
   * The side that the scene is on, from 960 px.
   * @default 'start'
   */
  imagePosition?: ImagePosition | undefined;
} & (
  | (ReasonsContent & {
      /**
       * `columns` are two, with a line above each reason. `clauses` are numbered, on a white sheet:
       * for what a contract says. `comparison` is a table of what changes for the reader.
       * @default 'columns'
       */
      variant?: 'columns' | 'clauses' | undefined;
    })
  | (ComparisonContent & { variant: 'comparison' })
);

/**
 * Four reasons to choose the company, next to a scene. Below 960 px, the scene is below them. Paper
 * has only the words.
 *
 * Not for points without a drawing: use `SellingPoints`. For reasons with a drawing each, use
 * `CardGrid`. For praise from clients, use `Testimonials`.
 */
export function Reasons({
  art,
  background = 'accent',
  imagePosition = 'start',
  ...content
}: ReasonsProps) {
  const titleId = useId();
  return (
    <TitledSection {...content} titleId={titleId} background={background}>
      {(header) => (
        <div className={styles.layout}>
          {header}
          <div className={styles.scene[imagePosition]}>
            <Artwork composition={art} />
          </div>
          {content.variant === 'comparison' ? (
            // Its panel stands out from the section.
            <ComparisonTable
              {...content}
              titleId={titleId}
              panel={background === 'inverse' ? 'accent' : 'inverse'}
            />
          ) : content.variant === 'clauses' ? (
            <Clauses {...content} />
          ) : (
            <ReasonColumns {...content} />
          )}
        </div>
      )}
    </TitledSection>
  );
}
