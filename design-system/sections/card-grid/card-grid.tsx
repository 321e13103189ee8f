import { useId } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { lined } from '../../primitives/grid/grid.css.ts';
import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './card-grid.css.ts';
import { type CardContent, CardWords } from './card-words.tsx';

export type { CardContent } from './card-words.tsx';

/** A grid of cards as data. */
export type CardGridContent = SectionHeaderContent & {
  /** In reading order. Each title must be unique. */
  cards: readonly CardContent[];
};

export const cardGridVariants = ['cards', 'bento', 'open'] as const;
export type CardGridVariant = (typeof cardGridVariants)[number];

type OnPhones = 'column' | 'pairs' | 'rail';

export type CardGridProps = CardGridContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
} & (
    | {
        /**
         * `cards` are panels. `bento` has three columns, and the first card takes two of them, on
         * the brand background and with larger text. `open` has no panels. On a phone, glyphs are
         * next to the titles.
         * @default 'cards'
         */
        variant?: Exclude<CardGridVariant, 'bento'> | undefined;
        /**
         * The number of columns on a desktop.
         * @default 3
         */
        columns?: ColumnCount | undefined;
        /**
         * `column` stacks the cards, and `pairs` has two in a row, if each has room for a long word.
         * `rail` puts them side by side, and scrolls and snaps.
         * @default 'rail' for five panels or more, 'column' for the others
         */
        onPhones?: OnPhones | undefined;
      }
    | { variant: 'bento'; columns?: undefined; onPhones?: OnPhones | undefined }
  );

/**
 * A set of similar things, such as services, industries, solutions, or benefits. From
 * 767 px, the titles of a row are equally tall, so texts and links start at the same height.
 *
 * Not for steps in order: use `ProcessSteps`, which numbers them. To compare offers point by point,
 * use `OptionCards`.
 */
export function CardGrid({
  cards,
  background,
  columns = 3,
  variant = 'cards',
  onPhones = variant !== 'open' && cards.length > 4 ? 'rail' : 'column',
  ...header
}: CardGridProps) {
  const id = useId();
  // Each card is focusable through its link. Without links, the rail is focusable.
  const titleId = onPhones === 'rail' && !cards.every(({ link }) => link) ? id : undefined;
  const isBento = variant === 'bento';
  // It stands out from the section, and from the first card of a bento grid.
  const frameBackground = isBento || background === 'brand' ? 'inverse' : 'brand';
  const rows = [cards.some(({ link }) => link), cards.some(({ drawing }) => drawing)];
  const parts = ([2, 3, 4] as const)[rows.filter(Boolean).length] ?? 2;
  return (
    <TitledSection {...header} titleId={titleId} background={background}>
      <Grid
        as="ul"
        columns={columns}
        {...(onPhones === 'rail' ? { onPhones, labelledBy: titleId } : { onPhones })}
      >
        {cards.map((card, index) => (
          <li
            key={card.title}
            className={classNames(
              styles.item[variant],
              lined[parts],
              onPhones === 'pairs' && styles.pair,
            )}
          >
            {variant === 'open' ? (
              <div className={card.art || card.drawing ? styles.pictured : styles.open}>
                <CardWords {...card} frame="alone" frameBackground={frameBackground} />
              </div>
            ) : (
              <Card
                background={isBento && index === 0 ? 'brand' : undefined}
                padding={card.drawing ? 'small' : undefined}
              >
                <CardWords {...card} frame="inCard" frameBackground={frameBackground} />
              </Card>
            )}
          </li>
        ))}
      </Grid>
    </TitledSection>
  );
}
