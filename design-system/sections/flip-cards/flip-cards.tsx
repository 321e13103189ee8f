import { useId } from 'react';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { FlipCard, type FlipCardContent } from './flip-card.tsx';

/** Flip cards as data. */
export type FlipCardsContent = SectionHeaderContent & { cards: readonly FlipCardContent[] };

export type FlipCardsProps = FlipCardsContent & {
  /** Default `sand`. */
  ground?: GroundName | undefined;
  /** Most columns at desktop width. Default 4. */
  columns?: 2 | 3 | 4 | undefined;
};

/**
 * Cards that turn over to reveal their text (specification, section 4).
 *
 * Not for texts that visitors compare, because each is hidden until its card is turned: use
 * `CardGrid`. Texts longer than a few lines are easier to read in an `Accordion`.
 */
export function FlipCards({ cards, ground = 'sand', columns = 4, ...header }: FlipCardsProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId}>
      <Stack gap="x6">
        <SectionHeader {...header} id={titleId} />
        <Grid as="ul" columns={columns}>
          {cards.map((card) => (
            <li key={card.title}>
              <FlipCard {...card} />
            </li>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
