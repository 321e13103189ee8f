import { Accordion, type AccordionProps } from '../../primitives/accordion/accordion.tsx';

/** A question and its answer as data. */
export type FaqQuestion = { question: string; answer: string };

/** The questions of a `Faq`. They have their own script, because it is one of the heaviest. */
export function FaqQuestions({
  questions,
  firstOpen,
  multiple,
}: Pick<AccordionProps, 'firstOpen' | 'multiple'> & { questions: readonly FaqQuestion[] }) {
  return (
    <Accordion
      items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
      firstOpen={firstOpen}
      multiple={multiple}
      columns={2}
    />
  );
}
