import { useId } from 'react';
import { Island } from '../../primitives/deferred/deferred.tsx';
import { lazyComponent } from '../../primitives/deferred/lazy-component.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type BackgroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';

const FaqQuestions = lazyComponent(async () => (await import('./faq-questions.tsx')).FaqQuestions);

/** Questions and answers as data. */
export type FaqContent = SectionHeaderContent & {
  /** The most asked first; questions must differ. */
  questions: readonly { question: string; answer: string }[];
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
   * Lets several answers be open at a time.
   * @default false
   */
  multiple?: boolean | undefined;
};

/**
 * Questions whose answers open one at a time; all of them can be read without scripts.
 *
 * Not for what visitors must know before they decide, because most answers start out closed: use
 * `FactSheet` or `Prose`. For parts to open inside another section, use `Accordion`.
 */
export function Faq({ background, questions, firstOpen, multiple, ...header }: FaqProps) {
  const titleId = useId();
  return (
    <Section background={background} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <SectionHeader {...header} id={titleId} variant="stacked" />
        <Island>
          <FaqQuestions questions={questions} firstOpen={firstOpen} multiple={multiple} />
        </Island>
      </Grid>
    </Section>
  );
}
