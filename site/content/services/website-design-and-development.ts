import type { SplitFeatureContent } from '#design-system';
import { pageGrid } from '../../artwork/page-grid.ts';
import { readingLines } from '../../artwork/reading-lines.ts';
import { facts } from '../company/facts.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/website-design-and-development',
  title: 'Website design and development you can edit',
  description:
    'Company sites, shops, and portals designed from real text, held to a weight limit per page, and handed over so that your own editors can run them alone.',
  banner: {
    eyebrow: 'Website design and development',
    title: 'A website that answers before visitors leave',
    lead: 'We plan the pages first, design with your real text, and build on a system that your editors can change without calling anyone.',
    action: { href: '/contact', label: 'Ask for a site review' },
    art: pageGrid,
  },
  services: {
    title: 'Six trades behind one web address',
    lead: 'Order all of them for a new site, or the single one that the present site lacks.',
    cards: [
      {
        glyph: 'map',
        title: 'Content and page plan',
        text: 'An inventory of what exists, the questions that visitors type, and for every page an owner, a purpose, and a next step.',
      },
      {
        glyph: 'website',
        title: 'Interface design',
        text: 'Page types drawn at phone width with your longest headlines, then a Figma library whose parts marketing can recombine.',
      },
      {
        glyph: 'speed',
        title: 'Front-end build',
        text: 'Semantic HTML, TypeScript, and a size limit that the build server enforces, so that pages are still light after the tenth campaign.',
      },
      {
        glyph: 'document',
        title: 'Content management',
        text: 'WordPress, Drupal, Contentful, or Strapi with preview, roles, and fields that are named in your words rather than ours.',
      },
      {
        glyph: 'retail',
        title: 'Online shops',
        text: 'Shopify or Magento, joined to your tax rules, stock system, and carriers, with a checkout that one thumb can finish.',
      },
      {
        glyph: 'shield',
        title: 'Care after launch',
        text: 'Security patches within two days of the notice, uptime alarms, a backup restored each quarter, and hours set aside for small wishes.',
      },
    ],
  },
  acceptance: {
    eyebrow: 'What “done” means here',
    title: 'Five tests before you see a page',
    lead: 'A template is finished when it passes this list on a phone and on a desktop. The results come with it.',
    points: [
      'Main content visible within 2.5 seconds on a midrange phone',
      'Nothing jumps while fonts, pictures, and ads arrive',
      'All controls work from the keyboard, in a sensible order',
      'WCAG 2.2 AA confirmed by a tool and then by a person',
      'Title, preview, and structured data read back by a crawler',
    ],
    picture: {
      composition: readingLines,
      alt: 'A page on which a reader has found and marked the one line that matters.',
    },
  },
  stats: [facts.launched, facts.experience, facts.rating, facts.retention],
  firstMonth: {
    title: 'Four weeks, four things to click',
    lead: 'You comment on pages in a browser, never on pictures of pages.',
    steps: [
      {
        label: 'Week 1',
        title: 'The old site, counted',
        text: 'Analytics, search queries, and five calls with customers show which pages earn their place. The others are marked for a redirect.',
      },
      {
        label: 'Week 2',
        title: 'Site map and three texts',
        text: 'You approve the structure, and our writer finishes three key pages with you, so that design begins with words.',
      },
      {
        label: 'Week 3',
        title: 'Two directions, in code',
        text: 'Home page and one inner page, designed twice, both running at phone and desktop width. You keep one.',
      },
      {
        label: 'Week 4',
        title: 'A template your editor fills',
        text: 'The chosen page works in the content system. Your editor makes a second from it while we watch and take notes.',
      },
    ],
  },
  industries: {
    eyebrow: 'Industries',
    title: 'Six fields, six kinds of visitor',
    lead: 'A patient, an applicant, and a bargain hunter want different things from the same first screen.',
    cards: [
      {
        glyph: 'government',
        title: 'Government',
        text: 'Notices and forms that meet Section 508, in plain language, for readers who have no competing site to turn to.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'Category pages that react at once with forty filters on, and product data that shows price and stock in search results.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Course finders for applicants who don’t know what the faculty is called, fed by one source of dates, fees, and entry rules.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Rooms and tours booked in four taps and several languages, with large photographs that cost the page no speed.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'media',
        title: 'Media and entertainment',
        text: 'Archives of many thousand articles that stay findable, ad slots with reserved space, and a paywall that editors steer.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Clinic pages that say where, when, and which doctor, and appointment requests that never travel as plain e-mail.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
    ],
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'Built for those who update it',
    lead: 'The site you launch is read once by the board. The site you edit is read by everyone else.',
    reasons: [
      {
        title: 'Editors practice on live pages',
        text: 'Two recorded sessions of ninety minutes, using content that is published the same afternoon. Questions in the next month are answered by chat.',
      },
      {
        title: 'Old addresses keep working',
        text: 'Each one is mapped to its successor before the switch, and we read the error log daily for four weeks after it.',
      },
      {
        title: 'Yesterday’s numbers are kept',
        text: 'Load times, inquiries, and search positions of the present site are recorded, so that the new one has something to beat.',
      },
      {
        title: 'Plug-ins have to earn entry',
        text: 'An extension comes in when its maker, license, and update history pass a review. Otherwise we write the thirty lines ourselves.',
      },
      {
        title: 'Any agency could follow us',
        text: 'Domain, hosting, licenses, and repository are in your name, and the README is tested by a developer who has never seen the project.',
      },
    ],
  },
  engagement: {
    title: 'A company site, kickoff to launch',
    lead: 'About thirty pages, one language, two integrations. Shops and portals run longer, landing pages shorter.',
    facts: [
      {
        term: 'Team',
        detail:
          'A designer, a front-end developer, a CMS developer, a writer, and an accessibility tester',
      },
      {
        term: 'Length',
        detail: 'Eight to twelve weeks; approving texts takes longer than most clients expect',
      },
      {
        term: 'Platforms',
        detail: [
          'WordPress',
          'Drupal',
          'Contentful',
          'Strapi',
          'Shopify',
          'Magento',
          'Next.js',
          'Tailwind CSS',
        ],
      },
      {
        term: 'Your part',
        detail: 'One person who decides, one editor for half a day a week, replies in two days',
      },
      {
        term: 'You receive',
        detail:
          'Site map, texts, Figma library, source code, redirect list, accessibility report, and an editor’s handbook',
      },
      { term: 'After launch', detail: 'Thirty days of repairs included, then care by the month' },
    ],
  },
  closing: {
    title: 'Send the page you are least proud of',
    lead: 'A designer and a developer spend an hour with it and answer with the five changes that would help most.',
    interest: 'Software Development',
  },
} as const satisfies ConsultingPage & {
  /** The checks that every page passes before a client sees it. */
  acceptance: SplitFeatureContent;
};
