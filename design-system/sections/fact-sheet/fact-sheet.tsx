import { useId } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import * as styles from './fact-sheet.css.ts';

/** One line of a fact sheet; a list becomes a row of badges. */
export type Fact = { term: string; detail: string | readonly string[] };

/** A fact sheet as data. */
export type FactSheetContent = SectionHeaderContent & {
  facts: readonly Fact[];
  action?: LinkTarget;
};

export type FactSheetProps = FactSheetContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * What a buyer asks before calling: roles, tools, length, team, or a course's dates and terms.
 *
 * Not for comparing several offers: use `OptionCards`, or a table in `Prose`. A few figures that
 * should catch the eye belong in `Stats`.
 */
export function FactSheet({ facts, action, background, ...header }: FactSheetProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <Stack gap="x3" align="start">
          <SectionHeader {...header} id={titleId} variant="stacked" />
          {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
        </Stack>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd>
                {typeof detail === 'string' ? (
                  <Text as="span">{detail}</Text>
                ) : (
                  <Cluster as="ul" gap="x1">
                    {detail.map((word) => (
                      <li key={word}>
                        <Badge>{word}</Badge>
                      </li>
                    ))}
                  </Cluster>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Grid>
    </Section>
  );
}
