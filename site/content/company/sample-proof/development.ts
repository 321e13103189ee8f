import { closingTime } from '../../../artwork/data-science/closing-time.ts';
import {
  fiveLevers,
  oneTrophy,
  writerOnRoof,
} from '../../../artwork/digital-marketing/ad-cost-story.ts';
import {
  biggestButton,
  offlineTest,
  wetReports,
} from '../../../artwork/mobile-app/lost-report-story.ts';
import { waterMeter } from '../../../artwork/project-management/water-meter.ts';
import { quoteIn19Minutes } from '../../../artwork/software-development/quote-in-19-minutes.ts';
import { quoteInADay } from '../../../artwork/software-development/quote-in-a-day.ts';
import { quoteRulesTested } from '../../../artwork/software-development/quote-rules-tested.ts';
import { publishedPage } from '../../../artwork/website/published-page.ts';
import { caption, type Proof } from './proof.ts';

/** For the pages about development. */
export const developmentProof = {
  '/software-development': {
    caption,
    project: 'A boat lift maker’s quotes',
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
    frames: [
      {
        title: 'The problem',
        text: 'Every quote took a price list, a freight table, and rules whose order nobody had recorded. Of 60 quotes, 34 took a day or more.',
        picture: {
          composition: quoteInADay,
          alt: 'Night at the lift. The author hangs in strings of 11 tabs. A dealer sleeps on her feet with a seagull’s nest on her head.',
        },
      },
      {
        title: 'What we did',
        text: 'We turned 140 pricing rules into automated tests and built a web application for dealers, released after 13 weeks.',
        picture: {
          composition: quoteRulesTested,
          alt: 'The author hooks a rule like a fish. Our engineer stamps it into a crate of 140 rules. A seagull eyes the catch.',
        },
      },
      {
        title: 'Today',
        text: 'Dealers create their own quotes, and sales can change a price without a developer.',
        picture: {
          composition: quoteIn19Minutes,
          alt: 'The dealer holds up a quote: 19 min. A seagull sits on the silent phone. The author goes fishing, and his boat tows the 11 tabs.',
        },
      },
    ],
  },
  '/website-design-and-development': {
    caption,
    project: 'A fence builder’s quote form',
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
    project: 'A tree service’s crew reports',
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
    frames: [
      {
        title: 'The problem',
        text: 'Nine crews filled out paper forms in their trucks, and 11 of 60 reports got wet or didn’t turn up until spring.',
        picture: {
          composition: wetReports,
          alt: 'Snow at night. A foreman pours water and a fish out of a folder. In his truck, 11 of 60 reports lost, a squirrel nests in paper.',
        },
      },
      {
        title: 'What we did',
        text: 'We built a Flutter app with photos, signatures, and offline storage, and released it in both stores after 15 weeks.',
        picture: {
          composition: offlineTest,
          alt: 'High up among trees, an engineer says: No signal? Perfect! The foreman’s mitten is larger than the phone’s buttons. A squirrel watches.',
        },
      },
      {
        title: 'What surprised us',
        text: 'Every crew asked for buttons large enough for gloves, a change that took us only two days.',
        picture: {
          composition: biggestButton,
          alt: 'The foreman’s mitten presses one huge button, Save. The squirrel, with acorns, holds a checked report. A sign says 0 of 60 lost.',
        },
      },
    ],
  },
  '/data-science-consulting': {
    caption,
    project: 'A bakery chain’s daily orders',
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
        text: 'Each store estimated its orders, and nobody recorded sales lost when bread ran out.',
      },
      {
        title: 'What we did',
        text: 'We combined two years of receipts with weather and school calendars. A trial began after 11 weeks; stores switched in week 15.',
      },
    ],
  },
  '/digital-marketing-and-brand-imaging': {
    caption,
    project: 'A roofing company’s ads',
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
    frames: [
      {
        title: 'The problem',
        text: 'Each contract cost $1,200 in advertising, and three agencies claimed credit for it.',
        picture: {
          composition: oneTrophy,
          alt: 'Three ad agents hold up one trophy, 1 contract, at night. In front of them, a sad roofer holds the bill: $1,200. A pigeon sits on his hat.',
        },
      },
      {
        title: 'What we did',
        text: 'We switched off five channels in turn, for four weeks each, in half of the 12 counties.',
        picture: {
          composition: fiveLevers,
          alt: 'An analyst pulls the lever of one of five ad channels, so its sign is dark. The roofer’s phone rings anyway. His sheet says week 4.',
        },
      },
      {
        title: 'What changed',
        text: 'The client dropped two channels, doubled a third, and now sends a writer to construction sites.',
        picture: {
          composition: writerOnRoof,
          alt: 'The roofer laughs and holds a sign: $400. A writer takes notes on his roof. Two channels’ signs are shingles now, and one is doubled.',
        },
      },
    ],
  },
  '/project-management': {
    caption,
    project: 'A water utility’s billing system',
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
      alt: 'A water meter says “Live.” The project lead relaxes in a deck chair, with the week 3 report as a hat. A duck brings the first bill.',
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
