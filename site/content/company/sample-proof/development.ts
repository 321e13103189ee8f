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
  '/website-design-and-development': {
    caption,
    title: 'Quote requests from phones',
    figure: '+61%',
    quote: {
      text: 'I publish on Tuesday before lunch. It used to take a ticket and a week.',
      name: 'Ines Calloway',
      jobTitle: 'Marketing manager at a fence builder',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A home page of 2.4 MB. Seven of ten phone visitors left before its first sentence appeared.',
      },
      {
        title: 'What we did',
        text: 'Cut 212 pages to 38, wrote the texts first, and moved three editors to Strapi in ten weeks.',
      },
      {
        title: 'What stayed',
        text: 'All 212 old addresses lead somewhere useful. The error log showed 4 misses, repaired on day one.',
      },
    ],
  },
  '/mobile-app-development': {
    caption,
    title: 'Reports lost in the first winter',
    figure: '0',
    quote: {
      text: 'My crews work where the bars end. The app is the first thing that came with them.',
      name: 'Gail Bruneau',
      jobTitle: 'Field manager at a tree service',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Nine crews filled in forms in the truck. Of 60 reports, 11 got wet or were found in spring.',
      },
      {
        title: 'What we did',
        text: 'One Flutter app with photos, signatures, and a queue. In the stores after 15 weeks.',
      },
      {
        title: 'What surprised us',
        text: 'The request that everyone made: buttons that take a gloved thumb. It cost two days.',
      },
    ],
  },
  '/data-science-consulting': {
    caption,
    title: 'Bread thrown away, 14 stores, one year',
    figure: '–38%',
    quote: {
      text: 'The average of three Fridays beat the clever model in nine stores. They told us so, and kept it there.',
      name: 'Priya Halloran',
      jobTitle: 'Head of operations at a bakery chain',
    },
    strips: [
      { label: 'Before: 13 of 60 loaves left over', total: 60, marked: 13, tone: 'open' },
      { label: 'After: 8 of 60', total: 60, marked: 8, tone: 'open' },
    ],
    parts: [
      {
        title: 'The problem',
        text: 'Each store ordered by feel at 6 p.m. Sold-out shelves were never recorded as lost sales.',
      },
      {
        title: 'What we did',
        text: 'Two years of receipts, weather, and school calendars. Eleven weeks to shadow operation, three more to trust.',
      },
    ],
  },
  '/digital-marketing-and-brand-imaging': {
    caption,
    title: 'Ad cost per signed contract',
    figure: '$412',
    quote: {
      text: 'I was nervous when we stopped buying ads on our own name. The number of inquiries didn’t change.',
      name: 'Theo Lindqvist',
      jobTitle: 'Finance director at a roofing company',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Each contract cost $1,180 in ads, and three agencies claimed credit for it.',
      },
      {
        title: 'What we did',
        text: 'Switched off five channels in turn, for four weeks each, in half of the 12 counties.',
      },
      {
        title: 'What changed',
        text: 'The client dropped two channels, doubled a third, and now sends a writer to the job sites.',
      },
    ],
  },
  '/project-management': {
    caption,
    title: 'Gap between our week 3 forecast and go-live',
    figure: '4 days',
    quote: {
      text: 'The old reports were green until the last week. These were yellow for months, and they were right.',
      name: 'Renata Osei',
      jobTitle: 'Chief operating officer at a water utility',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A new billing system with seven suppliers was 14 months in and on its third end date.',
      },
      {
        title: 'What we did',
        text: 'Spent two weeks on interviews, put 61 open decisions on one list, and gave each an owner by Friday.',
      },
      {
        title: 'What it took',
        text: 'One manager and a half-time analyst for nine months. Two suppliers left on agreed terms.',
      },
    ],
  },
} as const satisfies Proof;
