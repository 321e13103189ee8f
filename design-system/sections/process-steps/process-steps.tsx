import { useId } from 'react';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { type ProcessStepsVariant, type Step, StepList } from './step-list.tsx';

export { type ProcessStepsVariant, processStepsVariants, type Step } from './step-list.tsx';

/** A process as data. */
export type ProcessStepsContent = SectionHeaderContent & {
  /** In order. Each title must be unique. */
  steps: readonly Step[];
};

export type ProcessStepsProps = ProcessStepsContent & {
  /** @default 'subtle' */
  background?: BackgroundName | undefined;
  /**
   * `line` puts the steps along a line, from left to right. `blocks` are solid panels, of which
   * the second is bright; on a phone they scroll and snap. `ladder` goes down the page, for longer texts.
   * @default 'line'
   */
  variant?: ProcessStepsVariant | undefined;
};

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
  const titleId = useId();
  return (
    <TitledSection
      {...header}
      titleId={variant === 'blocks' ? titleId : undefined}
      background={background}
      headerVariant={variant === 'ladder' ? 'stacked' : 'split'}
    >
      <StepList steps={steps} variant={variant} level={3} titleId={titleId} />
    </TitledSection>
  );
}
