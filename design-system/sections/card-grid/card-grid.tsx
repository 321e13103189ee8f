import { useId } from 'react';
import { Glyph, type GlyphName } from '../../artwork/glyph.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CardLink } from '../../primitives/card-link/card-link.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './card-grid.css.ts';

/** One card as data. */
export type CardContent = {
  title: string;
  text: string;
  glyph?: GlyphName;
  /** Where the card leads, in words that say so ("Read more"); the title is added for screen readers. */
  link?: LinkTarget;
};

/** A grid of cards as data. */
export type CardGridContent = SectionHeaderContent & { cards: readonly CardContent[] };

export type CardGridProps = CardGridContent & {
  /** Default `paper`. */
  ground?: GroundName | undefined;
  /** Most columns at desktop width. Default 3. */
  columns?: 2 | 3 | 4 | undefined;
  /**
   * `cards` are panels; `bento` gives the first card two columns and the accent ground;
   * `rows` sets glyph, title and text in one line each, parted by hairlines; `open` has no panels.
   * Default `cards`.
   */
  look?: 'cards' | 'bento' | 'rows' | 'open' | undefined;
};

/**
 * A set of things of one kind: services, industries, solutions, benefits.
 *
 * Not for steps in order: use `ProcessSteps`, which numbers them. To compare offers point by point,
 * use `OptionCards`.
 */
export function CardGrid({ cards, ground, columns = 3, look = 'cards', ...header }: CardGridProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId}>
      <Stack gap="x6">
        <SectionHeader {...header} id={titleId} />
        {look === 'rows' ? <Rows cards={cards} /> : <Cards {...{ cards, columns, look }} />}
      </Stack>
    </Section>
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
  look,
}: {
  cards: readonly CardContent[];
  columns: 2 | 3 | 4;
  look: 'cards' | 'bento' | 'open';
}) {
  return (
    <Grid as="ul" columns={columns}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.item[look]}>
          {look === 'open' ? (
            <div className={styles.open}>
              {card.glyph && <Glyph name={card.glyph} />}
              <Words {...card} />
            </div>
          ) : (
            <Card ground={look === 'bento' && index === 0 ? 'pine' : undefined}>
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
