import { Artwork } from '../../artwork/artwork.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { panelLayout } from '../titled-section/panel-layout.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import type { Fact } from './fact.ts';
import { hasRoomForButton, placeFacts } from './fact-places.ts';
import * as styles from './fact-sheet.css.ts';
import { drawPlan, type Plan } from './plan.ts';

export type { Fact } from './fact.ts';
export type { Plan } from './plan.ts';

/** A fact sheet as data. */
export type FactSheetContent = SectionHeaderContent & {
  /** From top to bottom. Each term must be unique. */
  facts: readonly Fact[];
  /** An optional button below the facts. */
  action?: LinkTarget;
  /** Drawn next to the facts, which must say the same in words (WCAG 1.1.1). */
  plan?: Plan;
};

export type FactSheetProps = FactSheetContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

const kindOf = (detail: Fact['detail']) => (typeof detail === 'string' ? 'words' : 'badges');

/** Keeps "3–18" and "2-week" on one line, which otherwise break after the dash. */
const unbroken = (text: string) =>
  text.split(/(\d+[–-]\w+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text’s parts never change order
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * Facts that a buyer wants to know before calling: roles, tools, duration, team, or a course's
 * dates. Key facts are on a dark card. On a desktop, it is in the second half, above the button, and
 * the other facts are in the first half. A plan shows who works on the project, and what happens when. It is above
 * the facts, or next to them on a desktop, where they are in one column.
 *
 * Not for comparing several offers: use `OptionCards`, or a table in `Prose`. For a few figures
 * that should stand out, use `Stats`.
 */
export function FactSheet({ facts, action, plan, background, ...header }: FactSheetProps) {
  const places = placeFacts(facts);
  const list = (
    <dl className={styles.facts[plan ? 'rows' : 'columns']}>
      {facts.map(({ term, detail, isKey }, index) => (
        <div
          key={term}
          className={`${isKey ? styles.key : styles.other} ${styles.place[places[index] ?? 'start']}`}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={isKey ? styles.keyDetail : styles.detail[kindOf(detail)]}>
            {typeof detail === 'string' ? (
              isKey ? (
                unbroken(detail)
              ) : (
                <Text>{unbroken(detail)}</Text>
              )
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
  );
  const button = action && <ButtonLink href={action.href}>{action.label}</ButtonLink>;
  if (!plan) {
    const buttonPlace = button && hasRoomForButton(places) ? 'inLastCell' : 'below';
    return (
      <TitledSection {...header} background={background}>
        <div className={styles.sheet}>
          {list}
          {button && <div className={styles.button[buttonPlace]}>{button}</div>}
        </div>
      </TitledSection>
    );
  }
  const paper = background === 'subtle' ? 'raised' : 'subtle';
  return (
    <TitledSection {...header} titleSize="supporting" background={background}>
      {(title) => (
        <div className={panelLayout}>
          {title}
          <div className={`${styles.plan} ${backgrounds[paper]}`}>
            <Artwork composition={{ ...drawPlan(plan), background: paper }} label={plan.alt} />
          </div>
          <Stack gap="x4" align="start">
            {list}
            {button}
          </Stack>
        </div>
      )}
    </TitledSection>
  );
}
