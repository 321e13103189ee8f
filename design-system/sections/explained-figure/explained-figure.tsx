import { useId } from 'react';
import * as arrangements from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Figure } from '../../artwork/composition.ts';
import { lined } from '../../primitives/grid/grid.css.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type {
  SectionHeaderContent,
  SectionHeaderVariant,
} from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Step } from '../process-steps/process-steps.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './explained-figure.css.ts';

/** A figure with its explanation, as data. */
export type ExplainedFigureContent = SectionHeaderContent & {
  /** The drawing. Where it `bleeds`, its lines continue to the edge of the window. */
  figure: Figure;
  /**
   * What the figure shows, in words and in the same order: three to six, which share one row. With
   * more than four, each needs a short text. Each title must be unique.
   */
  steps: readonly Step[];
};

export type ExplainedFigureProps = ExplainedFigureContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /**
   * How the header is arranged: see `SectionHeader`.
   * @default 'split'
   */
  headerVariant?: SectionHeaderVariant | undefined;
};

/**
 * A large labeled figure that explains what words alone can't, such as how a process fails. Its
 * words are text, so find-in-page finds them. The steps state the same facts, for people who can't
 * see the figure (WCAG 1.1.1).
 *
 * Not for steps that need no picture: use `ProcessSteps`. For a picture next to text, use
 * `SplitFeature`.
 */
export function ExplainedFigure({
  figure: { wide, compact, alt },
  steps,
  background = 'inverse',
  headerVariant = 'split',
  ...header
}: ExplainedFigureProps) {
  const titleId = useId();
  const parts = steps.some(({ label }) => label) ? 3 : 2;
  return (
    <div className={styles.band}>
      <TitledSection
        {...header}
        titleId={titleId}
        titleSize="large"
        space="regular"
        background={background}
        headerVariant={headerVariant}
      >
        <div className={styles.layout}>
          <div className={styles.figure}>
            <div className={arrangements.wide.laptop}>
              <Artwork composition={wide} label={alt} />
            </div>
            <div className={arrangements.compact.laptop}>
              <Artwork composition={compact} label={alt} />
            </div>
          </div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} className={lined[parts]}>
                <Stack gap="x1">
                  {step.label && (
                    <Text size="small" tone="muted" weight="semibold">
                      {step.label}
                    </Text>
                  )}
                  <Heading level={3} size={4}>
                    {step.title}
                  </Heading>
                  <Text tone="soft">{step.text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </div>
      </TitledSection>
    </div>
  );
}
