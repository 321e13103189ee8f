import { pageGrid } from '../../artwork/page-grid.ts';
import { pageLoad } from '../../artwork/website/page-load.ts';
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
    action: { href: '/contact', label: 'Get your site reviewed' },
    art: pageGrid,
  },
  services: {
    title: 'Six trades behind one web address',
    cards: [
      {
        glyph: 'map',
        title: 'Content and page plan',
        text: 'What visitors ask, what exists already, and for every page an owner, a purpose, and a next step.',
      },
      {
        glyph: 'website',
        title: 'Interface design',
        text: 'Page types drawn at phone width with your longest headlines, then a Figma library that marketing can recombine.',
      },
      {
        glyph: 'speed',
        title: 'Front-end build',
        text: 'Semantic HTML and TypeScript, with a size limit that still holds after the tenth campaign.',
      },
      {
        glyph: 'document',
        title: 'Content management',
        text: 'WordPress, Drupal, Contentful, or Strapi, with preview, roles, and fields named in your words.',
      },
      {
        glyph: 'retail',
        title: 'Online shops',
        text: 'Shopify or Magento, joined to your tax rules, stock, and carriers, with a checkout for one thumb.',
      },
      {
        glyph: 'shield',
        title: 'Care after launch',
        text: 'Security patches within two days, uptime alarms, a backup restored each quarter, and hours for small changes.',
      },
    ],
  },
  explained: {
    title: 'What a slow phone waits for',
    lead: 'Each dot is 20 kB: a tenth of a second on a slow connection. A sample home page as it was, and as it is now.',
    figure: pageLoad(
      {
        today: {
          parts: [
            { kind: 'Text', kilobytes: 240 },
            { kind: 'Fonts', kilobytes: 240 },
            { kind: 'Scripts', kilobytes: 760 },
            { kind: 'Trackers', kilobytes: 440 },
            { kind: 'Pictures', kilobytes: 720 },
          ],
          readableAfter: 3,
        },
        rebuilt: {
          parts: [
            { kind: 'Text', kilobytes: 80 },
            { kind: 'Fonts', kilobytes: 60 },
            { kind: 'Pictures', kilobytes: 160 },
            { kind: 'Scripts', kilobytes: 60 },
            { kind: 'Trackers', kilobytes: 20 },
          ],
          readableAfter: 1,
        },
      },
      2.5,
      'Today the page is blank for 6 of its 12 seconds, until its scripts are there. Rebuilt, it is readable within 1 second and complete after 1.9.',
    ),
    steps: [
      {
        title: 'Words come first',
        text: 'They no longer wait for scripts, and nothing jumps while fonts and pictures arrive.',
      },
      {
        title: 'Scripts come last',
        text: 'What the page needs to be read is HTML. Only forms and menus load code.',
      },
      {
        title: 'Pictures fit the phone',
        text: 'Each is served at the size of the screen, in the smallest format that it knows.',
      },
      {
        title: 'The limit is enforced',
        text: 'A template over 2.5 seconds fails its build, as it does without keyboard access or WCAG 2.2 AA.',
      },
    ],
  },
  stats: [facts.launched, facts.experience, facts.rating, facts.retention],
  industries: {
    title: 'Whom your pages serve',
    cards: [
      {
        glyph: 'government',
        title: 'Government',
        text: 'Notices and forms in plain language that meet Section 508.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'Category pages that react at once with forty filters on.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Course finders for applicants who don’t know the faculty’s name.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Rooms and tours booked in four taps and several languages.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'media',
        title: 'Media and entertainment',
        text: 'Large archives that stay findable, and ads with reserved space.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Clinic pages that say where, when, and which doctor.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Built for those who update it',
    reasons: [
      {
        title: 'Editors practice on live pages',
        text: 'Two recorded sessions, using content that is published the same afternoon.',
      },
      {
        title: 'Old addresses keep working',
        text: 'Each is mapped to its successor, and we read the error log daily for four weeks.',
      },
      {
        title: 'Plug-ins have to earn entry',
        text: 'Maker, license, and update history pass a review, or we write the thirty lines ourselves.',
      },
      {
        title: 'Any agency could follow us',
        text: 'Domain, hosting, licenses, and repository are in your name.',
      },
    ],
  },
  engagement: {
    title: 'A company site, kickoff to launch',
    lead: 'About thirty pages, one language, two integrations.',
    facts: [
      {
        term: 'Team',
        detail:
          'A designer, a front-end developer, a CMS developer, a writer, and an accessibility tester',
      },
      { term: 'Length', detail: 'Eight to twelve weeks, depending on how fast texts are approved' },
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
        term: 'You receive',
        detail:
          'Site map, texts, Figma library, source code, redirect list, and an editor’s handbook',
      },
    ],
  },
  closing: {
    title: 'Send the page you are least proud of',
    lead: 'A designer and a developer spend an hour with it and answer with the five changes that would help most.',
    interest: 'Software Development',
  },
} as const satisfies ConsultingPage;
