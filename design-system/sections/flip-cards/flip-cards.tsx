import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { FlipCard, type FlipCardContent } from './flip-card.tsx';
import * as styles from './flip-cards.css.ts';

/** Flip cards as data. */
export type FlipCardsContent = SectionHeaderContent & {
  /** In reading order. Each title must be unique. */
  cards: readonly FlipCardContent[];
};

export type FlipCardsProps = FlipCardsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * The number of columns on a desktop.
   * @default 4
   */
  columns?: ColumnCount | undefined;
  /**
   * Shown on the front of each card. It says that the card turns.
   * @default 'Turn over'
   */
  hint?: string | undefined;
};

/**
 * Cards that turn over to reveal their text: on hover, on keyboard focus, and on tap. On a phone,
 * they are in a rail that scrolls and snaps.
 *
 * Not for texts that visitors compare, because each is hidden until its card is turned: use
 * `CardGrid`. Texts longer than a few lines are easier to read in an `Accordion`.
 */
export function FlipCards({
  cards,
  background = 'subtle',
  columns = 4,
  hint,
  ...header
}: FlipCardsProps) {
  return (
    <TitledSection {...header} background={background}>
      {(title) => (
        <div className={styles.cards}>
          <Stack gap="x4">
            {title}
            <Grid as="ul" columns={columns} onPhones="rail" equalRows>
              {cards.map((card) => (
                <li key={card.title}>
                  <FlipCard {...card} hint={hint} />
                </li>
              ))}
            </Grid>
          </Stack>
        </div>
      )}
    </TitledSection>
  );
}
