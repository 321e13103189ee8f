import { Accordion } from '../../primitives/accordion/accordion.tsx';
import type { FaqProps } from './faq.tsx';

/** The questions of a Faq: a script of its own, as it is among the heaviest. */
export function FaqQuestions({
  questions,
  firstOpen,
  multiple,
}: Pick<FaqProps, 'questions' | 'firstOpen' | 'multiple'>) {
  return (
    <Accordion
      items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
      firstOpen={firstOpen}
      multiple={multiple}
    />
  );
}
