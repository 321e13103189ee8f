import type { FlipCardsContent } from '#design-system';
import { credit } from '../../artwork/digital-marketing/credit.ts';
import { signalRings } from '../../artwork/signal-rings.ts';
import { inquiryTexts } from '../../requirements.ts';
import { facts } from '../company/facts.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/digital-marketing-and-brand-imaging',
  title: 'Digital marketing and brand imaging services',
  description:
    'Brand identity, search, paid campaigns, content, social, and email from one small team, reported each month in inquiries, cost per lead, and signed deals.',
  banner: {
    eyebrow: 'Digital marketing and brand imaging',
    title: 'Marketing you can trace to an inquiry',
    lead: 'Brand, search, social, and mail from one small team, and a monthly page that says what each inquiry cost and where it came from.',
    action: { href: '/contact', label: 'Book a channel review' },
    art: signalRings,
  },
  services: {
    title: 'Eight jobs behind a brand people call',
    cards: [
      {
        glyph: 'idea',
        title: 'Positioning',
        text: 'One sentence that says whom you serve, tried on ten customers and three who left.',
      },
      {
        glyph: 'star',
        title: 'Brand identity',
        text: 'Logo, type, colors, and tone of voice, with a guide of twelve pages.',
      },
      {
        glyph: 'search',
        title: 'Search engine optimization',
        text: 'Keywords ranked by buying intent, repairs in order of effect, and pages that deserve their place.',
      },
      {
        glyph: 'money',
        title: 'Paid search and social',
        text: 'Campaigns with daily limits, exclusion lists, and a landing page for each promise.',
      },
      {
        glyph: 'document',
        title: 'Content',
        text: 'A calendar for the quarter, and articles that carry your specialists’ names.',
      },
      {
        glyph: 'chat',
        title: 'Social media',
        text: 'Two channels done properly: answers within four working hours, and a plan for the bad day.',
      },
      {
        glyph: 'clock',
        title: 'Email and automation',
        text: 'Recorded consent, a cleaned list, and sequences that stop the moment somebody replies or buys.',
      },
      {
        glyph: 'chart',
        title: 'Measurement',
        text: 'Form and call tracking that respects consent, so that sales and marketing quote one figure.',
      },
    ],
  },
  stats: [facts.experience, facts.rating, facts.launched, facts.retention],
  explained: {
    title: 'The last click takes too much credit',
    lead: 'So we switch each channel off in half of the regions, and count what is missing. A sample quarter with 20 inquiries:',
    figure: credit(
      [
        {
          label: 'Your name',
          touches: [{ week: 9, does: 'asks' }],
          lastClick: 12,
          measured: 2,
        },
        {
          label: 'Search ads',
          touches: [{ week: 6.6, does: 'compares' }],
          lastClick: 4,
          measured: 5,
        },
        {
          label: 'Newsletter',
          touches: [{ week: 4.6, does: 'signs up, reads' }],
          lastClick: 2,
          measured: 3,
        },
        {
          label: 'Social',
          touches: [{ week: 2.8, does: 'sees a case' }],
          lastClick: 1,
          measured: 2,
        },
        { label: 'Article', touches: [{ week: 1, does: 'finds it' }], lastClick: 1, measured: 8 },
      ],
      'A visitor starts at an article and asks nine weeks later by name. Last click gives the name 12 of 20 inquiries; measured, articles brought 8.',
    ),
    steps: [
      {
        title: 'One way, not one click',
        text: 'Whoever asks has met you several times. Consent decides how much of that we see.',
      },
      {
        title: 'Last click counts the door',
        text: 'People who type your name already know it. Ads on it mostly pay for visits you had.',
      },
      {
        title: 'A gap is a measurement',
        text: 'Where a channel is off for four weeks, the missing inquiries are its share.',
      },
      {
        title: 'The budget follows',
        text: 'Here, two thirds of the money for the name moved to articles and search.',
      },
    ],
  },
  industries: {
    title: 'Every market buys differently',
    cards: [
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'Campaigns planned against stock, so that the advertising ends when the shelf is empty.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Direct bookings in place of commission, and a reply to every review within the day.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Search ads follow the program calendar, and reminders last until the first class.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Local visibility, no targeting by condition, and claims checked against the rules.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        glyph: 'media',
        title: 'Media and entertainment',
        text: 'Premiere weeks in which paid, social, and press tell one story.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
    ],
  },
  why: {
    title: 'Reports that finance likes to read',
    reasons: [
      {
        title: 'Ad money stays out of our hands',
        text: 'Google, LinkedIn, and Meta bill you directly. We charge for time and earn no commission.',
      },
      {
        title: 'Failures open the report',
        text: 'What did not work, what it cost, and what changes next month come first.',
      },
      {
        title: 'Brand and ads share a designer',
        text: 'Whoever drew the logo also draws the banner.',
      },
      {
        title: 'Claims are checked twice',
        text: 'A second person verifies each number and quote before it is published in your name.',
      },
    ],
  },
  engagement: {
    title: 'How we work with you',
    facts: [
      {
        term: 'Team',
        detail: 'Strategist, designer, marketer, and writer; film crew by the day',
      },
      {
        term: 'Length',
        detail:
          'Six to nine weeks for an identity; three months for campaigns, then month by month',
      },
      {
        term: 'Tools',
        detail: [
          'Google Ads',
          'Google Analytics',
          'Search Console',
          'LinkedIn Ads',
          'Meta Ads',
          'HubSpot',
        ],
      },
      {
        term: 'You receive',
        detail: 'Brand guide, source files, keyword map, ad accounts, landing pages, and raw data',
      },
      { term: 'We decline', detail: 'Bought followers and invented reviews' },
    ],
  },
  closing: {
    title: 'Where did your last ten inquiries start?',
    lead: 'If nobody can say, begin there. Give us read-only access, and we return with the three largest leaks.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies ConsultingPage & { services: FlipCardsContent };
