import { Grid } from '../../primitives/grid/grid.tsx';
import * as styles from '../../primitives/prose/prose-points.css.ts';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';

/** Selling points as data. */
export type SellingPointsContent = SectionHeaderContent & {
  /** Short points, the strongest first. Each must be unique. */
  points: readonly string[];
};

export type SellingPointsProps = SellingPointsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
};

/**
 * The advantages of an offer, as a numbered list, in two columns from 767 px, and four from 1199 px.
 *
 * Not for points that need explaining: use `Reasons`, which has a text for each one. For points
 * next to a picture, use `SplitFeature`.
 */
export function SellingPoints({ points, background = 'subtle', ...header }: SellingPointsProps) {
  return (
    <TitledSection {...header} background={background}>
      <div className={styles.points}>
        <Grid as="ol" columns={4}>
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <span className={styles.title}>{point}</span>
            </li>
          ))}
        </Grid>
      </div>
    </TitledSection>
  );
}
