import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './process-steps.css.ts';
import * as labels from './step-label.css.ts';

/** One step of a process, as data. */
export type Step = {
  title: string;
  text: string;
  /** A label above the title, such as "Week 1". Without it, the step's number is shown. */
  label?: string;
};

/** A process as data. */
export type ProcessStepsContent<Steps extends readonly Step[] = readonly Step[]> =
  SectionHeaderContent & {
    /** In order. Each title must be unique. */
    steps: Steps;
  };

export const processStepsVariants = ['line', 'ladder'] as const;
export type ProcessStepsVariant = (typeof processStepsVariants)[number];

export type ProcessStepsProps<Steps extends readonly Step[]> = ProcessStepsContent<Steps> & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * `line` puts the steps along a line, from left to right. `ladder` stacks them, for longer texts.
   * @default 'line'
   */
  variant?: ProcessStepsVariant | undefined;
  /**
   * The title of the step to highlight, such as the one that decides the result.
   * @default none
   */
  highlight?: NoInfer<Steps>[number]['title'] | undefined;
};

const numbered = (index: number) => String(index + 1).padStart(2, '0');

/**
 * The steps of a process, in order, numbered from 01.
 *
 * Not for points in no particular order, because it is an ordered list: use `CardGrid`, or
 * `Reasons` for arguments.
 */
export function ProcessSteps<const Steps extends readonly Step[]>({
  steps,
  background = 'subtle',
  variant = 'line',
  highlight,
  ...header
}: ProcessStepsProps<Steps>) {
  const isLine = variant === 'line';
  return (
    <TitledSection {...header} background={background}>
      <ol className={classNames(styles.list[variant], isLine && steps.length > 5 && styles.rows)}>
        {steps.map(({ title, text, label }, index) => (
          <li key={title} className={styles.step[variant]}>
            <span
              className={classNames(
                labels.label[variant],
                isLine && label !== undefined && labels.worded,
                title === highlight && labels.highlighted,
              )}
            >
              {label ?? numbered(index)}
            </span>
            <div className={styles.words[variant]}>
              <Heading level={3}>{title}</Heading>
              <Text tone="soft">{text}</Text>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
