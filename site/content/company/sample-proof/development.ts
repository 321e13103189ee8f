import { closingTime } from '../../../artwork/data-science/closing-time.ts';
import { yardSign } from '../../../artwork/digital-marketing/yard-sign.ts';
import { winterReport } from '../../../artwork/mobile-app/winter-report.ts';
import { waterMeter } from '../../../artwork/project-management/water-meter.ts';
import { dealerQuote } from '../../../artwork/software-development/dealer-quote.ts';
import { publishedPage } from '../../../artwork/website/published-page.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages about development. */
export const developmentProof = {
  '/software-development': {
    caption,
    action: { href: '/contact', label: 'Replace a spreadsheet' },
    title: 'Time from a dealer’s request to a quote',
    figure: '19 min',
    baseline: 'down from a day or more',
    quote: {
      text: 'The spreadsheet had 11 tabs and one author. He retired in March, and nobody had to call him.',
      name: 'Marcus Ordway',
      jobTitle: 'Head of sales at a maker of boat lifts',
      portrait: '/portraits/marcus-ordway.svg',
    },
    picture: {
      composition: dealerQuote,
      alt: 'A dealer’s quote in a boat on a lift, asked for at 10:02 and sent at 10:21. The old spreadsheet, where it took a day or more, is another boat’s sail.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Every quote took a price list, a freight table, and rules whose order nobody had recorded. Of 60 quotes, 34 took a day or more.',
      },
      {
        title: 'What we did',
        text: 'We turned 140 pricing rules into automated tests and built a web application for dealers, released after 13 weeks.',
      },
      {
        title: 'Today',
        text: 'Dealers create their own quotes, and sales can change a price without a developer.',
      },
    ],
  },
  '/website-design-and-development': {
    caption,
    action: { href: '/contact', label: 'Measure your home page' },
    title: 'Quote requests from phones',
    figure: '+61%',
    quote: {
      text: 'Now I publish a page before lunch, which used to take a ticket and a week.',
      name: 'Joan Calloway',
      jobTitle: 'Marketing manager at a fence builder',
      portrait: '/portraits/joan-calloway.svg',
    },
    picture: {
      composition: publishedPage,
      alt: 'A marketing manager leans over a fence, which is the page in the editor, to publish it. A gate is a phone: Get a quote. Requests are up 61%.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'The home page was 2.4 MB, and 70% of phone visitors left before any text appeared.',
      },
      {
        title: 'What we did',
        text: 'We cut 212 pages to 38, wrote the copy first, and moved three editors to Strapi in 10 weeks.',
      },
      {
        title: 'The result',
        text: 'All 212 old addresses still work, including four that we corrected on the first day.',
      },
    ],
  },
  '/mobile-app-development': {
    caption,
    action: { href: '/contact', label: 'Plan an offline app' },
    title: 'Reports lost in the first winter',
    figure: '0 of 60',
    baseline: 'down from 11',
    quote: {
      text: 'My crews work in places without a signal, and this is the first app that works there.',
      name: 'Gail Bruneau',
      jobTitle: 'Field manager at a tree service',
      portrait: '/portraits/gail-bruneau.svg',
    },
    picture: {
      composition: winterReport,
      alt: 'A tree crew member saves Report 60, with a photo and a signature, on a phone without a signal. Lost reports: none, 11 on paper. A squirrel has some.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Nine crews filled out paper forms in their trucks, and 11 of 60 reports got wet or didn’t turn up until spring.',
      },
      {
        title: 'What we did',
        text: 'We built a Flutter app with photos, signatures, and offline storage, and released it in both stores after 15 weeks.',
      },
      {
        title: 'What surprised us',
        text: 'Every crew asked for buttons large enough for gloves, a change that took us only two days.',
      },
    ],
  },
  '/data-science-consulting': {
    caption,
    action: { href: '/contact', label: 'Test a forecast' },
    title: 'Bread thrown away in 14 stores in a year',
    figure: '–38%',
    quote: {
      text: 'In nine stores, the average of the last three Fridays beat the model, so they told us to keep the average.',
      name: 'Priya Halloran',
      jobTitle: 'Head of operations at a bakery chain',
      portrait: '/portraits/priya-halloran.svg',
    },
    picture: {
      composition: closingTime,
      alt: 'A bakery at closing time with 8 of 60 loaves left, down from 13. The baker’s tablet says to order 48 for a rainy Friday without school.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Each store estimated its order every evening, and nobody recorded the sales that were lost when bread ran out.',
      },
      {
        title: 'What we did',
        text: 'We combined two years of receipts with weather and school calendars. A trial began after 11 weeks, and stores switched four weeks later.',
      },
    ],
  },
  '/digital-marketing-and-brand-imaging': {
    caption,
    action: { href: '/contact', label: 'Check your ad costs' },
    title: 'Ad cost per signed contract',
    figure: '$400',
    baseline: 'down from $1,200',
    quote: {
      text: 'I was nervous about not buying ads on our own name, but inquiries didn’t change.',
      name: 'Theo Lindqvist',
      jobTitle: 'Finance director at a roofing company',
      portrait: '/portraits/theo-lindqvist.svg',
    },
    picture: {
      composition: yardSign,
      alt: 'A roofer’s yard sign says $400 per contract, $1,200 before. Of five levers for ad channels, two are off, and one is doubled.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Each contract cost $1,200 in advertising, and three agencies claimed credit for it.',
      },
      {
        title: 'What we did',
        text: 'We switched off five channels in turn, for four weeks each, in half of the 12 counties.',
      },
      {
        title: 'What changed',
        text: 'The client dropped two channels, doubled a third, and now sends a writer to construction sites.',
      },
    ],
  },
  '/project-management': {
    caption,
    action: { href: '/contact', label: 'Check your end date' },
    title: 'Gap between our week\u00a03 forecast and go-live',
    figure: '4 days',
    baseline: 'down from 97',
    quote: {
      text: 'The old reports were green until the last week. These were yellow for months, and they were right.',
      name: 'Renata Fields',
      jobTitle: 'Chief operating officer at a water utility',
      portrait: '/portraits/renata-fields.svg',
    },
    picture: {
      composition: waterMeter,
      alt: 'A water meter counts 4 days, down from 97, from a yellow report’s forecast, Nov 5, to go-live on Nov 9: a duck has the first bill.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A new billing system with seven suppliers was 14 months in and on its third end date.',
      },
      {
        title: 'What we did',
        text: 'We spent two weeks on interviews, put 61 open decisions on one list, and gave each an owner by Friday.',
      },
      {
        title: 'What it took',
        text: 'One manager and a half-time analyst worked for nine months, and two suppliers left on agreed terms.',
      },
    ],
  },
} as const satisfies Proof;
