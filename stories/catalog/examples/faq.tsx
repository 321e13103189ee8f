import { Faq } from '#design-system';

export const basic = (
  <Faq
    title="Questions about certification"
    lead="Questions people ask before they enroll."
    firstOpen={true}
    questions={[
      { question: 'How much does it cost?', answer: 'Between $200 and $400.' },
      { question: 'How long does it take?', answer: 'Two months, in five sessions.' },
    ]}
  />
);
