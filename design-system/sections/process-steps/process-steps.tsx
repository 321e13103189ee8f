import { classNames } from '../../primitives/class-names/class-names.ts';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './process-steps.css.ts';

/** One step of a process, as data. */
export type Step = {
  title: string;
  text: string;
  /** A label above the title, such as "Week 1". Without it, the step's number is shown. */
  label?: string;
};

/** A process as data. */
export type ProcessStepsContent = SectionHeaderContent & {
  /** In order. Each title must be unique. */
  steps: readonly Step[];
};

export const processStepsVariants = ['line', 'blocks', 'ladder'] as const;
export type ProcessStepsVariant = (typeof processStepsVariants)[number];

export type ProcessStepsProps = ProcessStepsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * `line` puts the steps along a line, from left to right. `blocks` are solid panels, with every
   * other one bright. `ladder` goes down the page, for longer texts.
   * @default 'line'
   */
  variant?: ProcessStepsVariant | undefined;
};

const numbered = (index: number) => String(index + 1).padStart(2, '0');

/** Every other block is bright. */
const blockBackground = (index: number) => backgrounds[index % 2 === 1 ? 'accent' : 'inverse'];

/**
 * The steps of a process, in order, numbered from 01.
 *
 * Not for points whose order makes no difference, because it is an ordered list: use `CardGrid`, or
 * `Reasons` for arguments.
 */
export function ProcessSteps({
  steps,
  background = 'subtle',
  variant = 'line',
  ...header
}: ProcessStepsProps) {
  return (
    <TitledSection
      {...header}
      background={background}
      headerVariant={variant === 'ladder' ? 'stacked' : 'split'}
    >
      {(title) => (
        <div className={styles.variant[variant]}>
          {title}
          <ol className={styles.list[variant]}>
            {steps.map((step, index) => (
              <li
                key={step.title}
                className={classNames(
                  styles.step[variant],
                  variant === 'blocks' && blockBackground(index),
                )}
              >
                <span className={styles.label[variant]}>{step.label ?? numbered(index)}</span>
                <div className={styles.words[variant]}>
                  <Stack gap="x1">
                    <Heading level={3}>{step.title}</Heading>
                    <Text size="small" tone="soft">
                      {step.text}
                    </Text>
                  </Stack>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </TitledSection>
  );
}
