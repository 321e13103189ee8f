import { useId } from 'react';
import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { FlipCard, type FlipCardContent } from './flip-card.tsx';

/** Flip cards as data. */
export type FlipCardsContent = SectionHeaderContent & { cards: readonly FlipCardContent[] };

export type FlipCardsProps = FlipCardsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * Most columns at desktop width.
   * @default 4
   */
  columns?: ColumnCount | undefined;
};

/**
 * Cards that turn over to reveal their text (specification, section 4).
 *
 * Not for texts that visitors compare, because each is hidden until its card is turned: use
 * `CardGrid`. Texts longer than a few lines are easier to read in an `Accordion`.
 */
export function FlipCards({
  cards,
  background = 'subtle',
  columns = 4,
  ...header
}: FlipCardsProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
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
