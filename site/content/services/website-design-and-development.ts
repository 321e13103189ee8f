import { cuckooPage } from '../../artwork/cuckoo-page.ts';
import * as industries from '../../artwork/website/industries.ts';
import { lastLetter } from '../../artwork/website/last-letter.ts';
import { pageLoad } from '../../artwork/website/page-load.ts';
import { phoneWidth, plannedPage, sizeLimit } from '../../artwork/website/services.ts';
import { checkout, preview, twoDays } from '../../artwork/website/store-and-support.ts';
import * as travelAndMedia from '../../artwork/website/travel-and-media.ts';
import { proofFact } from '../answers.ts';
import { facts } from '../company/facts.ts';
import { developmentProof } from '../company/sample-proof/development.ts';
import { people } from '../people.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/website-design-and-development',
  title: 'Website design and development for companies',
  description:
    'Company sites, online stores, and portals that load fast on phones and that your editors can update.',
  banner: {
    eyebrow: 'For companies that need a new site',
    title: 'A website that loads before visitors leave',
    lead: 'We plan the pages first, design with your real text, and build on a system that your editors can update themselves.',
    action: { href: '/contact', label: 'Get your site reviewed' },
    art: cuckooPage,
  },
  services: {
    title: 'Our website services',
    cards: [
      {
        title: 'Content and page plan',
        text: 'We plan pages around what visitors ask, and give every page an owner, a purpose, and a next step.',
        drawing: plannedPage,
      },
      {
        title: 'Interface design',
        text: 'Page types designed at phone width with your longest headlines, plus a Figma library that marketing can reuse.',
        drawing: phoneWidth,
      },
      {
        title: 'Front-end build',
        text: 'Next.js and TypeScript, with a size limit that every later change has to meet.',
        drawing: sizeLimit,
      },
      {
        title: 'Content management',
        text: 'WordPress, Drupal, Contentful, or Strapi, with previews, roles, and fields labeled in your words.',
        drawing: preview,
      },
      {
        title: 'Online stores',
        text: 'Shopify or Magento, connected to tax rules, inventory, and carriers, with a checkout that works with one thumb.',
        drawing: checkout,
      },
      {
        title: 'Support after launch',
        text: 'Security patches within two days, uptime alerts, a quarterly backup test, and time for small changes.',
        drawing: twoDays,
      },
    ],
  },
  explained: {
    title: 'How much faster a rebuilt home page loads',
    lead: 'A sample home page on a slow phone connection, with a picture of the screen every two seconds.',
    figure: pageLoad(
      {
        before: { blank: 6.2, seconds: 12, megabytes: 2.4 },
        rebuilt: { blank: 0.4, seconds: 1.9, megabytes: 0.4 },
        limit: 2.5,
      },
      'Before, the page stayed blank for 6 of the 12 seconds it took to load. Rebuilt, it can be read within 1 second and is complete after 1.9.',
    ),
    steps: [
      {
        title: 'Text loads first',
        text: 'The text no longer waits for scripts, and nothing moves while fonts and pictures load.',
      },
      {
        title: 'Scripts load last',
        text: 'Only forms and menus need scripts, so visitors can read the page before any script has loaded.',
      },
      {
        title: 'Pictures fit the phone',
        text: 'Each picture is sent at the size of the screen, in the smallest format that the browser supports.',
      },
      {
        title: 'The limit is enforced',
        text: 'A template can’t go live if it takes over 2.5 seconds to load or fails the accessibility standard WCAG 2.2 AA.',
      },
    ],
  },
  stats: [facts.launched, facts.experience, facts.rating, facts.retention],
  industries: {
    title: 'Industries we serve',
    cards: [
      {
        drawing: industries.plainNotice,
        title: 'Government',
        text: 'Notices and forms in plain language that meet the Section 508 accessibility rules.',
        link: { href: '/industries/goverment', label: 'See the industry' },
      },
      {
        drawing: industries.courseFinder,
        title: 'Education and e-learning',
        text: 'Course finders for applicants who don’t know which department teaches their subject.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        drawing: travelAndMedia.fourTaps,
        title: 'Travel and hospitality',
        text: 'Rooms and tours that guests can book in four taps, in their own language.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        drawing: travelAndMedia.firmText,
        title: 'Media',
        text: 'Large archives that are easy to search, and ads that never push the text around.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Why site owners choose us',
    art: lastLetter,
    reasons: [
      {
        title: 'Training on real pages',
        text: 'In two recorded sessions, your editors publish pages that go live the same day.',
      },
      {
        title: 'Old links keep working',
        text: 'Every old address leads to its new page, and we check the error log daily for four weeks.',
      },
      {
        title: 'Plug-ins are reviewed',
        text: 'We check each plug-in’s maintainer, license, and update history before we install it.',
      },
      {
        title: 'Anyone can take over',
        text: 'The domain, hosting, licenses, and source code are registered in your company’s name.',
      },
    ],
  },
  engagement: {
    title: 'How a company site is priced',
    action: { href: '/contact', label: 'Plan your new site' },
    phases: {
      parts: [
        { title: 'Content plan', time: '2 weeks', length: 2 },
        { title: 'Design', time: '3–4 weeks', length: [3, 4] },
        { title: 'Build', time: '3–6 weeks', length: [3, 6] },
      ],
      end: 'Launch',
    },
    facts: [
      {
        term: 'For',
        detail: 'Companies that need a new site of about 20–40 pages',
      },
      {
        term: 'You get',
        detail: 'Site map, copy, Figma library, source code, redirects, and editor’s handbook',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Priced by page type',
        condition: 'Fixed per phase, with each integration listed',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '8–12 weeks',
        condition: 'Depending on your approvals',
      },
      {
        term: 'Team',
        detail: 'A designer, 2 developers, a writer, and an accessibility tester',
      },
      proofFact(developmentProof['/website-design-and-development']),
    ],
  },
  closing: {
    title: 'Which page would you fix first?',
    lead: 'A designer and a developer will look at that page and suggest the five changes that would help most.',
    next: 'you get the five as a list.',
    background: 'accent',
    interest: 'Software Development',
    reader: people.web,
  },
} as const satisfies ConsultingPage;
