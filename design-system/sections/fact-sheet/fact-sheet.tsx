import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { ButtonLink } from '../../primitives/button/button.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { screenOnly } from '../../primitives/visually-hidden/visually-hidden.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import type { CardBackground, Fact } from './fact.ts';
import { FactRow } from './fact-row.tsx';
import * as styles from './fact-sheet.css.ts';
import type { Phases } from './phases.ts';
import { PhasesLine } from './phases-line.tsx';
import * as planStyles from './plan.css.ts';
import type { Plan } from './plan.ts';
import { PlanCard } from './plan-card.tsx';

export type { Fact } from './fact.ts';
export type { Phase, Phases } from './phases.ts';
export type { Plan } from './plan.ts';

/** A fact sheet as data. */
export type FactSheetContent = SectionHeaderContent & {
  /** From top to bottom. Each term must be unique. */
  facts: readonly Fact[];
  /** An optional button below the key facts, or below all facts if none is key. */
  action?: LinkTarget;
} & (
    | {
        /** Drawn next to the facts, which must say the same in words (WCAG 1.1.1). */
        plan: Plan;
        phases?: undefined;
        scene?: undefined;
      }
    | {
        /**
         * Drawn above the facts, which must say the same in words (WCAG 1.1.1). They need less
         * height than a plan. The key facts are in larger type, without a card.
         */
        phases: Phases;
        plan?: undefined;
        scene?: undefined;
      }
    | {
        /**
         * A decoration that stands on the card with the key facts: 480 wide and 190 high. Without a
         * card, leave it out.
         */
        scene?: Composition | undefined;
        plan?: undefined;
        phases?: undefined;
      }
  );

export type FactSheetProps = FactSheetContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * Of the card with the key facts. It should be another color than the sections above and below.
   * Without a card, key facts are in larger type, as they always are with phases.
   * @default 'inverse'
   */
  cardBackground?: CardBackground | 'none' | undefined;
};

/**
 * Facts that a buyer wants to know before calling: roles, tools, duration, team, or a course's
 * dates. Key facts are one card with the button. They come first, also if the data has other
 * facts before them: assistive technology reads them in the order of the data. On a desktop, the other
 * facts are in columns below it.
 *
 * A plan shows who works on the project, and what happens when. It is above the facts, or next to
 * them on a desktop, where they are in one column. Phases show only how long each part of the work
 * takes. A scene is decoration.
 *
 * Not for comparing several offers: use `OptionCards`, or a table in `Prose`. For a few figures
 * that should stand out, use `Stats`.
 */
export function FactSheet({
  facts,
  action,
  plan,
  phases,
  scene,
  background = 'canvas',
  cardBackground = 'inverse',
  ...header
}: FactSheetProps) {
  const lastKey = facts.findLastIndex(({ isKey }) => isKey);
  const button = action && <ButtonLink href={action.href}>{action.label}</ButtonLink>;
  const list = (
    <>
      <dl className={plan ? styles.rows : styles.columns}>
        {facts.map((fact, index) => (
          <FactRow
            key={fact.term}
            fact={fact}
            cardBackground={phases || cardBackground === 'none' ? undefined : cardBackground}
            button={index === lastKey && button}
          />
        ))}
      </dl>
      {lastKey < 0 && button}
    </>
  );
  const withoutScene = plan ? (
    <div className={planStyles.layout}>
      <PlanCard plan={plan} background={background === 'canvas' ? 'subtle' : 'raised'} />
      <Stack gap="x4" align="start">
        {list}
      </Stack>
    </div>
  ) : (
    <Stack gap={phases ? 'x1' : 'x4'} align="start">
      {phases && <PhasesLine phases={phases} />}
      {list}
    </Stack>
  );
  return (
    <TitledSection {...header} background={background}>
      {scene
        ? (title) => (
            <div>
              <div className={styles.header}>
                {title}
                <div className={screenOnly}>
                  <Artwork composition={scene} />
                </div>
              </div>
              {list}
            </div>
          )
        : withoutScene}
    </TitledSection>
  );
}
