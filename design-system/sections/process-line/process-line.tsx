import { Artwork } from '../../artwork/artwork.tsx';
import type { Composition } from '../../artwork/composition.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './process-line.css.ts';

/** A step with its drawing, as data. */
export type DrawnStep = {
  /** The label on the line, such as "Week 1". One or two short words. Must be unique. */
  label: string;
  title: string;
  text: string;
  /** Decoration. All drawings of a line have the same width and height. */
  art: Composition;
};

/** A process along a line, as data. */
export type ProcessLineContent<Steps extends readonly DrawnStep[] = readonly DrawnStep[]> =
  SectionHeaderContent & {
    /** In order. Four fill a row. */
    steps: Steps;
  };

export type ProcessLineProps<Steps extends readonly DrawnStep[]> = ProcessLineContent<Steps> & {
  /** The label of the step to highlight, if any: the one where everything comes together. */
  highlight?: NoInfer<Steps>[number]['label'] | undefined;
  /** @default 'brand' */
  background?: BackgroundName | undefined;
};

/**
 * Steps along a line, with a drawing above each, under a centered header. Phones show the line from
 * top to bottom.
 *
 * Not for steps without drawings: use `ProcessSteps`. For a process with branches, use
 * `ExplainedFigure`.
 */
export function ProcessLine<const Steps extends readonly DrawnStep[]>({
  steps,
  highlight,
  background = 'brand',
  ...header
}: ProcessLineProps<Steps>) {
  return (
    <TitledSection {...header} background={background} headerVariant="center">
      <ol className={styles.list}>
        {steps.map(({ label, title, text, art }) => (
          <li key={label} className={styles.step}>
            <div className={styles.art}>
              <Artwork composition={art} />
            </div>
            <div className={styles.stop}>
              <span className={styles.label[label === highlight ? 'highlighted' : 'regular']}>
                {label}
              </span>
            </div>
            <div className={styles.words}>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <Text tone="soft">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
