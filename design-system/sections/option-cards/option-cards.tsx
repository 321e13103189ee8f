import { useId } from 'react';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { lined } from '../../primitives/grid/grid.css.ts';
import { type ColumnCount, Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './option-cards.css.ts';

/** One of several options, as data. */
export type Option<Title extends string = string> = {
  title: Title;
  /** When to choose this option. */
  text: string;
  /** What it includes, in short points. */
  points: readonly string[];
  /** A few words above the title, such as "For a fixed gap". */
  label?: string;
  /**
   * A drawing at the top, for decoration: 300 units wide and 100 to 120 high. Either all options have
   * one, or none has.
   */
  art?: Composition;
};

/** Options as data. */
export type OptionCardsContent<Title extends string = string> = SectionHeaderContent & {
  /** From left to right. Each title must be unique. */
  options: readonly Option<Title>[];
  /** An optional button below the options. */
  action?: LinkTarget;
};

export type OptionCardsProps<Title extends string = string> = OptionCardsContent<Title> & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * The number of columns on a desktop.
   * @default as many as there are options, up to 4
   */
  columns?: ColumnCount | undefined;
  /**
   * The title of the option that stands out, if any. Any other text is a type error, so the titles
   * must be literal types: write the options `as const`.
   */
  highlight?: (string extends Title ? TitlesUnknown : NoInfer<Title>) | undefined;
};

/** Stands for all titles if their types aren't literals. Type errors show it. */
type TitlesUnknown = 'a title of options that are written `as const`';

const columnsFor = (count: number): ColumnCount => (count <= 2 ? 2 : count === 3 ? 3 : 4);

/**
 * Options side by side, so that visitors can compare them: their titles, texts, and points start at
 * the same heights. On a phone, the options scroll and snap.
 *
 * Not for offers that have their own pages, because its cards have no links: use `CardGrid`. To
 * have visitors pick one in a form, use `Select`.
 */
export function OptionCards<const Title extends string>({
  options,
  action,
  background,
  columns = columnsFor(options.length),
  highlight,
  ...header
}: OptionCardsProps<Title>) {
  const titleId = useId();
  const parts = options.some(({ art, label }) => art || label) ? 4 : 3;
  return (
    <TitledSection {...header} titleId={titleId} background={background}>
      <Grid as="ul" columns={columns} onPhones="rail" labelledBy={titleId}>
        {options.map((option) => (
          <li key={option.title} className={lined[parts]}>
            <Card background={option.title === highlight ? 'inverse' : undefined}>
              {(option.art || option.label) && (
                <Stack gap="x2">
                  {option.art && <Artwork composition={option.art} />}
                  {option.label && (
                    <Text size="caption" tone="accent" weight="semibold">
                      {option.label}
                    </Text>
                  )}
                </Stack>
              )}
              <Heading level={3}>{option.title}</Heading>
              <Text tone="soft">{option.text}</Text>
              <div className={styles.points}>
                <CheckList items={option.points} />
              </div>
            </Card>
          </li>
        ))}
      </Grid>
      {action && (
        <div>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      )}
    </TitledSection>
  );
}
