import { classNames } from '../../primitives/class-names/class-names.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import * as styles from './process-steps.css.ts';

/** One step of a process, as data. */
export type Step = {
  title: string;
  text: string;
  /** A label above the title, such as "Week 1". Without it, the step's number is shown. */
  label?: string;
};

export const processStepsVariants = ['line', 'blocks', 'ladder'] as const;
export type ProcessStepsVariant = (typeof processStepsVariants)[number];

type StepListProps = {
  steps: readonly Step[];
  /** `narrow` is a ladder within a card. */
  variant: ProcessStepsVariant | 'narrow';
  /** The titles' heading level in the page's outline (WCAG 1.3.1). */
  level: 3 | 4;
  /** The `id` of the title that names the rail of `blocks` on a phone. */
  titleId?: string | undefined;
};

const numbered = (index: number) => String(index + 1).padStart(2, '0');

/** One block is bright: more would compete. */
const blockBackground = (index: number) => backgrounds[index === 1 ? 'accent' : 'inverse'];

/** Steps in order, without a title of their own. */
export function StepList({ steps, variant, level, titleId }: StepListProps) {
  const items = steps.map((step, index) => (
    <li
      key={step.title}
      className={classNames(styles.step[variant], variant === 'blocks' && blockBackground(index))}
    >
      <span
        className={classNames(
          styles.label[variant],
          variant === 'line' && step.label !== undefined && styles.worded,
        )}
      >
        {step.label ?? numbered(index)}
      </span>
      <div className={styles.words[variant]}>
        <Heading level={level}>{step.title}</Heading>
        <Text tone="soft">{step.text}</Text>
      </div>
    </li>
  ));
  return variant === 'blocks' ? (
    <Grid as="ol" columns={steps.length === 4 ? 4 : 3} onPhones="rail" labelledBy={titleId}>
      {items}
    </Grid>
  ) : (
    <ol
      className={classNames(
        styles.list[variant],
        variant === 'line' && steps.length > 5 && styles.rows,
      )}
    >
      {items}
    </ol>
  );
}
