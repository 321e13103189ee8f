import { type ReactNode, useId } from 'react';
import * as arrangements from '../../artwork/arrangements.css.ts';
import { Artwork } from '../../artwork/artwork.tsx';
import type { Figure, Picture } from '../../artwork/composition.ts';
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
  /**
   * The drawing. A `Figure` has the full width, with the steps below it. Where it `bleeds`, its
   * lines continue to the edge of the window. A `Picture` is about as high as wide, or higher:
   * from 960 px, it's next to the title and the steps.
   */
  figure: Figure | Picture;
  /**
   * What the figure shows, in words and in the same order: three to six. Below a wide figure, they
   * share one row; with more than four, each needs a short text. Each title must be unique.
   */
  steps: readonly Step[];
};

export type ExplainedFigureProps = ExplainedFigureContent & {
  /** @default 'inverse' */
  background?: BackgroundName | undefined;
  /**
   * How the header is arranged: see `SectionHeader`. Next to a picture, it's always stacked.
   * @default 'split'
   */
  headerVariant?: SectionHeaderVariant | undefined;
};

/**
 * A large labeled figure that explains what words alone can't, such as how a process fails. Its
 * words are text, so find-in-page finds them. The steps state the same facts, for people who can't
 * see the figure (WCAG 1.1.1).
 *
 * Not for steps that need no picture: use `ProcessSteps`. For a picture next to a claim, use
 * `SplitFeature`.
 */
export function ExplainedFigure({
  figure,
  steps,
  background = 'inverse',
  headerVariant = 'split',
  ...header
}: ExplainedFigureProps) {
  const titleId = useId();
  const isWide = 'wide' in figure;
  const shape = isWide ? 'wide' : 'tall';
  const parts = steps.some(({ label }) => label) ? 3 : 2;
  const explained = (title?: ReactNode) => (
    <div className={styles.layout[shape]}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.figure[shape]}>
        {isWide ? (
          <>
            <div className={arrangements.wide.laptop}>
              <Artwork composition={figure.wide} label={figure.alt} />
            </div>
            <div className={arrangements.compact.laptop}>
              <Artwork composition={figure.compact} label={figure.alt} />
            </div>
          </>
        ) : (
          <Artwork composition={figure.composition} label={figure.alt} />
        )}
      </div>
      <ol className={styles.steps[shape]}>
        {steps.map((step) => (
          <li key={step.title} className={isWide ? lined[parts] : undefined}>
            <Stack gap="x1">
              {step.label && (
                <Text size="small" tone="muted" weight="semibold">
                  {step.label}
                </Text>
              )}
              <Heading level={3} size={isWide ? 4 : 3}>
                {step.title}
              </Heading>
              <Text tone="soft">{step.text}</Text>
            </Stack>
          </li>
        ))}
      </ol>
    </div>
  );
  return (
    <div className={styles.band}>
      <TitledSection
        {...header}
        titleId={titleId}
        titleSize="large"
        space="regular"
        background={background}
        headerVariant={isWide ? headerVariant : 'stacked'}
      >
        {isWide ? explained() : explained}
      </TitledSection>
    </div>
  );
}
