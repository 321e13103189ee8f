import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { ImagePosition } from '../image-position.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Clauses, ReasonColumns, Statements } from './reason-lists.tsx';
import type { ComparisonContent, ReasonsContent, StatementsContent } from './reasons-content.ts';
import * as styles from './reasons-layout.css.ts';

export * from './reasons-content.ts';

export const reasonsVariants = ['columns', 'clauses', 'comparison', 'statements'] as const;

export type ReasonsProps = {
  /** @default 'accent' */
  background?: BackgroundName | undefined;
} & (
  | ((
      | (ReasonsContent & {
          /**
           * `columns` are two, with a line above each reason. `clauses` are numbered, on a white
           * sheet: for what a contract says. `comparison` is a table of what changes for the reader.
           * `statements` have titles larger than the section's, and no scene.
           * @default 'columns'
           */
          variant?: 'columns' | 'clauses' | undefined;
        })
      | (ComparisonContent & { variant: 'comparison' })
    ) & {
      /**
       * The side that the scene is on, from 960 px.
       * @default 'start'
       */
      imagePosition?: ImagePosition | undefined;
    })
  | (StatementsContent & { variant: 'statements'; art?: undefined; imagePosition?: undefined })
);

/**
 * Four reasons to choose the company, next to a scene. Below 960 px, the scene is below them. Paper
 * has only the words. A page with many pictures has `statements` instead.
 *
 * Not for points in a few words: use `SellingPoints`. For reasons with a drawing each, use
 * `CardGrid`. For praise from clients, use `Testimonials`.
 */
export function Reasons({ background = 'accent', ...props }: ReasonsProps) {
  const titleId = useId();
  if (props.variant === 'statements')
    return (
      <TitledSection {...props} background={background}>
        <Statements {...props} />
      </TitledSection>
    );
  const { art, imagePosition = 'start', ...content } = props;
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
