import { caption, type Proof } from './proof.ts';

/** For the pages about development. */
export const development = {
  '/software-development': {
    caption,
    title: 'From a dealer’s request to a signed quote',
    figure: '26 min',
    quote: {
      text: 'The spreadsheet had eleven tabs and one author. He retired in March, and nobody had to call him.',
      name: 'Marcus Ordway',
      jobTitle: 'Head of sales at a maker of boat lifts',
    },
    strips: [
      {
        label: 'Before: 34 of 60 took a day or more',
        total: 60,
        marked: 34,
        tone: 'open',
      },
      { label: 'Now: all 60 leave the same day', total: 60, marked: 0, tone: 'match' },
    ],
    parts: [
      {
        title: 'The problem',
        text: 'Every quote needed a price list, a freight table, and the one person who knew which rule came first.',
      },
      {
        title: 'What we did',
        text: 'Turned 140 pricing rules into tests, then into a web application that dealers use themselves. First release after 13 weeks.',
      },
      {
        title: 'Today',
        text: 'Dealers quote on their own, and sales changes a price without a developer.',
      },
    ],
  },
} as const satisfies Proof;
