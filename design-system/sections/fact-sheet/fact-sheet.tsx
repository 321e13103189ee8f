import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { SplitSection } from '../split-section/split-section.tsx';
import * as styles from './fact-sheet.css.ts';

/** One line of a fact sheet. A list is shown as a row of badges. */
export type Fact = { term: string; detail: string | readonly string[] };

/** A fact sheet as data. */
export type FactSheetContent = SectionHeaderContent & {
  /** From top to bottom. Each term must be unique. */
  facts: readonly Fact[];
  /** The button below the title, if any. */
  action?: LinkTarget;
};

export type FactSheetProps = FactSheetContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * Facts that a buyer wants to know before calling: roles, tools, length, team, or a course's dates.
 *
 * Not for comparing several offers: use `OptionCards`, or a table in `Prose`. A few figures that
 * should catch the eye belong in `Stats`.
 */
export function FactSheet({ facts, action, background, ...header }: FactSheetProps) {
  return (
    <SplitSection
      {...header}
      background={background}
      beneathTitle={action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    >
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
    </SplitSection>
  );
}
