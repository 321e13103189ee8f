import { CheckList } from '../../primitives/check-list/check-list.tsx';
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
 * The advantages of an offer, as a list with check marks, in two columns from 767 px.
 *
 * Not for points that need explaining: use `Reasons`, which has a text for each one. For points
 * next to a picture, use `SplitFeature`.
 */
export function SellingPoints({ points, background = 'subtle', ...header }: SellingPointsProps) {
  return (
    <TitledSection {...header} background={background}>
      <CheckList items={points} columns={2} />
    </TitledSection>
  );
}
