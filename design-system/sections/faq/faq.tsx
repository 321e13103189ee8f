import { Island } from '../../primitives/deferred/deferred.tsx';
import { lazyComponent } from '../../primitives/deferred/lazy-component.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import type { FaqQuestion } from './faq-questions.tsx';

export type { FaqQuestion } from './faq-questions.tsx';

const FaqQuestions = lazyComponent(async () => (await import('./faq-questions.tsx')).FaqQuestions);

/** Questions and answers as data. */
export type FaqContent = SectionHeaderContent & {
  /** The most common question first. Each must be unique. */
  questions: readonly FaqQuestion[];
};

export type FaqProps = FaqContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * Starts with the first answer open.
   * @default false
   */
  firstOpen?: boolean | undefined;
  /**
   * Allows several open answers.
   * @default false
   */
  multiple?: boolean | undefined;
};

/**
 * Questions whose answers open one at a time, even before scripts have loaded and without them. They
 * are in two columns from 960 px.
 *
 * Not for what visitors must know before they decide, because most answers start out closed: use
 * `FactSheet` or `Prose`. For collapsible parts inside another section, use `Accordion`.
 */
export function Faq({ background, questions, firstOpen, multiple, ...header }: FaqProps) {
  return (
    <TitledSection {...header} background={background}>
      <Island>
        <FaqQuestions questions={questions} firstOpen={firstOpen} multiple={multiple} />
      </Island>
    </TitledSection>
  );
}
