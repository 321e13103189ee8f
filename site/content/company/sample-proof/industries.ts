import { caption, type Proof } from './proof.ts';

/** For the pages about industries. */
export const industries = {
  '/industries/healthcare-development': {
    caption,
    title: 'From lab result to the nurse’s screen',
    figure: '6 min',
    quote: {
      text: 'I used to call the lab every hour. Now the lab has to guess whether we are still here.',
      name: 'Colleen Abara',
      jobTitle: 'Charge nurse at a county hospital',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Results came by fax and were typed in twice. The median took 94 minutes, and 3 in 1,000 went to a namesake.',
      },
      {
        title: 'What we did',
        text: 'Connected four systems over FHIR, compared four facts per result, and ran fax and feed side by side for five weeks.',
      },
      {
        title: 'What it took',
        text: 'An integration engineer, a developer, and a tester with nights on the ward. Sixteen weeks to the last of nine wards.',
      },
    ],
  },
} as const satisfies Proof;
