import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './card-grid.css.ts';

/** One card as data. */
export type CardContent = {
  title: string;
  text: string;
  glyph?: GlyphName;
  /** The card's link, such as "Read more". The title is added to it for screen readers. */
  link?: LinkTarget;
};

/** A grid of cards as data. */
export type CardGridContent = SectionHeaderContent & {
  /** In reading order. Each title must be unique. */
  cards: readonly CardContent[];
};

export const cardGridVariants = ['cards', 'bento', 'rows', 'open'] as const;
export type CardGridVariant = (typeof cardGridVariants)[number];

export type CardGridProps = CardGridContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
} & (
    | {
        /**
         * `cards` are panels. `bento` has three columns, of which the first card takes two, on the
         * brand's background. `open` has no panels. `rows` puts each card's glyph, title, and text in
         * a row, with thin lines between the rows.
         * @default 'cards'
         */
        variant?: Exclude<CardGridVariant, 'bento' | 'rows'> | undefined;
        /**
         * The number of columns on a desktop.
         * @default 3
         */
        columns?: ColumnCount | undefined;
      }
    | { variant: 'bento' | 'rows'; columns?: undefined }
  );

/**
 * A set of similar things, such as services, industries, solutions, or benefits.
 *
 * Not for steps in order: use `ProcessSteps`, which numbers them. To compare offers point by point,
 * use `OptionCards`.
 */
export function CardGrid({
  cards,
  background,
  columns = 3,
  variant = 'cards',
  ...header
}: CardGridProps) {
  return (
    <TitledSection {...header} background={background}>
      {variant === 'rows' ? <Rows cards={cards} /> : <Cards {...{ cards, columns, variant }} />}
    </TitledSection>
  );
}

function Words({ title, text, link }: CardContent) {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <Text size="small" tone="soft">
        {text}
      </Text>
      {link && <CardLink link={link} about={title} />}
    </>
  );
}

function Cards({
  cards,
  columns,
  variant,
}: {
  cards: readonly CardContent[];
  columns: ColumnCount;
  variant: Exclude<CardGridVariant, 'rows'>;
}) {
  return (
    <Grid as="ul" columns={columns}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.item[variant]}>
          {variant === 'open' ? (
            <div className={styles.open}>
              {card.glyph && <Glyph name={card.glyph} />}
              <Words {...card} />
            </div>
          ) : (
            <Card background={variant === 'bento' && index === 0 ? 'brand' : undefined}>
              {card.glyph && <Glyph name={card.glyph} />}
              <Words {...card} />
            </Card>
          )}
        </li>
      ))}
    </Grid>
  );
}

function Rows({ cards }: { cards: readonly CardContent[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.title} className={styles.row}>
          {card.glyph && <Glyph name={card.glyph} />}
          <Heading level={3}>{card.title}</Heading>
          <div className={styles.rowText}>
            <Text size="small" tone="soft">
              {card.text}
            </Text>
            {card.link && <CardLink link={card.link} about={card.title} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
