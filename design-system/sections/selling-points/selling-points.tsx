import { useId } from 'react';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';

/** Selling points as data. */
export type SellingPointsContent = SectionHeaderContent & {
  /** Short points, the strongest first; each must differ from the others. */
  points: readonly string[];
};

export type SellingPointsProps = SellingPointsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
};

/**
 * What speaks for an offer, as a list with ticks beside its title.
 *
 * Not for points that need explaining: use `Reasons`, which gives each one a text. With a picture
 * beside the points, use `SplitFeature`.
 */
export function SellingPoints({ points, background = 'subtle', ...header }: SellingPointsProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <SectionHeader {...header} id={titleId} variant="stacked" />
        <CheckList items={points} />
      </Grid>
    </Section>
  );
}
