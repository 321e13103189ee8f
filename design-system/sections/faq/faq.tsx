import { useId } from 'react';
import { Accordion } from '../../primitives/accordion/accordion.tsx';
import { Grid } from '../../primitives/grid/grid.tsx';
import { type GroundName, Section } from '../../primitives/section/section.tsx';
import {
  SectionHeader,
  type SectionHeaderContent,
} from '../../primitives/section-header/section-header.tsx';

/** Questions and answers as data. */
export type FaqContent = SectionHeaderContent & {
  /** The most asked first; questions must differ. */
  questions: readonly { question: string; answer: string }[];
};

export type FaqProps = FaqContent & {
  /** Default `paper`. */
  ground?: GroundName | undefined;
  /** Starts with the first answer open. Default `false`. */
  firstOpen?: boolean | undefined;
  /** Lets several answers be open at a time. Default `false`. */
  multiple?: boolean | undefined;
};

/**
 * Questions whose answers open one at a time; all of them can be read without scripts.
 *
 * Not for what visitors must know before they decide, because most answers start out closed: use
 * `FactSheet` or `Prose`. For parts to open inside another section, use `Accordion`.
 */
export function Faq({ questions, ground, firstOpen, multiple, ...header }: FaqProps) {
  const titleId = useId();
  return (
    <Section ground={ground} labelledBy={titleId}>
      <Grid columns="split" gap="wide" align="start">
        <SectionHeader {...header} id={titleId} layout="stacked" />
        <Accordion
          items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
          firstOpen={firstOpen}
          multiple={multiple}
        />
      </Grid>
    </Section>
  );
}
