import { useId } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './option-cards.css.ts';

/** One of several ways to choose from, as data. */
export type Option = {
  title: string;
  /** When to choose this one. */
  text: string;
  /** What it includes, in short points. */
  points: readonly string[];
  /** A few words above the title, such as "For a fixed gap". */
  label?: string;
};

/** Options as data. Sections that promise a count give `options` as an exact tuple. */
export type OptionCardsContent = SectionHeaderContent & {
  options: readonly Option[];
  action?: LinkTarget;
};

export type OptionCardsProps = OptionCardsContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * Most columns at desktop width.
   * @default as many as there are options, 4 at most
   */
  columns?: ColumnCount | undefined;
  /** The title of the option that stands out, if any. */
  highlight?: string | undefined;
};

const columnsFor = (count: number): ColumnCount => (count <= 2 ? 2 : count === 3 ? 3 : 4);

/**
 * Ways to choose from, set side by side so that they can be compared.
 *
 * Not for offers that have pages of their own, because its cards have no links: use `CardGrid`. To
 * have visitors pick one in a form, use `Select`.
 */
export function OptionCards({
  options,
  action,
  background,
  columns = columnsFor(options.length),
  highlight,
  ...header
}: OptionCardsProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Stack gap="x6">
        <SectionHeader {...header} id={titleId} />
        <Grid as="ul" columns={columns}>
          {options.map((option) => (
            <Card
              as="li"
              key={option.title}
              background={option.title === highlight ? 'inverse' : undefined}
            >
              {option.label && (
                <Text size="caption" tone="accent" weight="semibold">
                  {option.label}
                </Text>
              )}
              <Heading level={3}>{option.title}</Heading>
              <Text size="small" tone="soft">
                {option.text}
              </Text>
              <div className={styles.points}>
                <CheckList items={option.points} size="small" />
              </div>
            </Card>
          ))}
        </Grid>
        {action && (
          <div>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
        )}
      </Stack>
    </Section>
  );
}
