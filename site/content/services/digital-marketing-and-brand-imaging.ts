import type { FlipCardsContent, StatementContent } from '#design-system';
import { signalRings } from '../../artwork/signal-rings.ts';
import { inquiryTexts } from '../../requirements.ts';
import { facts } from '../company/facts.ts';
import type { ConsultingPage } from './service-page.ts';

export const page = {
  path: '/digital-marketing-and-brand-imaging',
  title: 'Digital marketing and brand imaging services',
  description:
    'Brand identity, search, paid campaigns, content, social, and e-mail from one small team, reported each month in inquiries, cost per lead, and signed deals.',
  banner: {
    eyebrow: 'Digital marketing and brand imaging',
    title: 'Marketing you can trace to an inquiry',
    lead: 'Brand, search, social, and mail from one small team, and a monthly page that says what each inquiry cost and where it came from.',
    action: { href: '/contact', label: 'Book a channel review' },
    art: signalRings,
  },
  statement: {
    text: 'A like is a thank-you note. An inquiry has a phone number in it.',
    by: 'Why our report counts the second kind',
  },
  services: {
    title: 'Eight jobs behind a brand people call',
    lead: 'Turn a card over to see what arrives on your desk.',
    cards: [
      {
        glyph: 'idea',
        title: 'Positioning',
        text: 'One sentence that says whom you serve and why you, tried on ten customers and on three who left.',
      },
      {
        glyph: 'star',
        title: 'Brand identity',
        text: 'Logo, type, colors, and tone of voice, with a guide of twelve pages and files for print, screen, and embroidery.',
      },
      {
        glyph: 'search',
        title: 'Search engine optimization',
        text: 'Keywords ranked by buying intent, technical repairs in order of effect, and pages that deserve the place they reach.',
      },
      {
        glyph: 'money',
        title: 'Paid search and social',
        text: 'Google, LinkedIn, and Meta campaigns with daily limits, exclusion lists, and a landing page for each promise.',
      },
      {
        glyph: 'document',
        title: 'Content',
        text: 'A calendar for the quarter, interviews with your specialists, and articles that carry their names instead of ours.',
      },
      {
        glyph: 'chat',
        title: 'Social media',
        text: 'Two channels done properly: a steady rhythm, answers within four working hours, and a plan for the bad day.',
      },
      {
        glyph: 'clock',
        title: 'E-mail and automation',
        text: 'Recorded consent, a cleaned list, and sequences that stop the moment somebody replies or buys.',
      },
      {
        glyph: 'chart',
        title: 'Measurement',
        text: 'Form and call tracking that respects consent, tied to your CRM, so that sales and marketing quote the same figure.',
      },
    ],
  },
  stats: [facts.experience, facts.rating, facts.launched, facts.retention],
  firstMonth: {
    title: 'From open accounts to the first report',
    lead: 'Nothing new is spent before week four. The first three find out what your present spending does.',
    steps: [
      {
        label: 'Week 1',
        title: 'Channel audit',
        text: 'Accounts, tags, rankings, and invoices are read line by line. You receive a list of leaks, sorted by what they cost.',
      },
      {
        label: 'Week 2',
        title: 'Ten customer calls',
        text: 'Why did they choose you, and what did they search for first? Their phrases turn into headlines.',
      },
      {
        label: 'Week 3',
        title: 'A plan with a stop rule',
        text: 'Two channels, one message, a budget for each, and the cost per inquiry at which a channel is switched off.',
      },
      {
        label: 'Week 4',
        title: 'Live, and reported',
        text: 'Ads and two landing pages go out, test inquiries prove the tracking, and page one of your report is dated.',
      },
    ],
  },
  industries: {
    eyebrow: 'Industries',
    title: 'Five markets, five reasons to buy',
    lead: 'What persuades a shopper on Friday would get a clinic reported. Rules, seasons, and patience differ.',
    cards: [
      {
        glyph: 'retail',
        title: 'Retail and e-commerce',
        text: 'Product feeds, seasonal campaigns, and win-back mail planned against stock, so that the advertising ends when the shelf is empty.',
        link: { href: '/industries/retail-and-ecommerce', label: 'See the industry' },
      },
      {
        glyph: 'travel',
        title: 'Travel and hospitality',
        text: 'Direct bookings in place of commission: destination guides, offers by season, and a reply to every review within the day.',
        link: { href: '/industries/travel-and-hospitality', label: 'See the industry' },
      },
      {
        glyph: 'education',
        title: 'Education and e-learning',
        text: 'Enrollment runs on deadlines, so search ads follow the program calendar and reminders last until the first class.',
        link: { href: '/industries/education-and-elearning', label: 'See the industry' },
      },
      {
        glyph: 'healthcare',
        title: 'Healthcare',
        text: 'Local visibility for doctors and clinics, no targeting by condition, and each claim checked against medical advertising rules.',
        link: { href: '/industries/healthcare-development', label: 'See the industry' },
      },
      {
        glyph: 'media',
        title: 'Media and entertainment',
        text: 'Trailers cut for every platform, newsletter growth, and premiere weeks in which paid, social, and press tell one story.',
        link: { href: '/industries/media-and-entertainment', label: 'See the industry' },
      },
    ],
  },
  why: {
    eyebrow: 'Why choose us',
    title: 'Reports that finance likes to read',
    lead: 'Budgets get cut where nobody can explain them. Yours will come with an explanation.',
    reasons: [
      {
        title: 'Ad money stays out of our hands',
        text: 'Google, LinkedIn, and Meta bill you directly, through accounts you own. We charge for time and earn no commission.',
      },
      {
        title: 'Failures open the report',
        text: 'What did not work, what it cost, and what changes next month come first. Applause has the last paragraph.',
      },
      {
        title: 'Brand and ads share a designer',
        text: 'Whoever drew the logo also draws the banner, so that the two never look like distant cousins.',
      },
      {
        title: 'Claims are checked twice',
        text: 'A second person verifies each number, comparison, and customer quote before it is published in your name.',
      },
    ],
  },
  engagement: {
    title: 'One project that ends, one that continues',
    lead: 'An identity is delivered and done. Campaigns go on for as long as they pay. Order either, or both.',
    facts: [
      {
        term: 'Team',
        detail: 'A strategist, a designer, a performance marketer, and a writer; film by the day',
      },
      { term: 'Identity', detail: 'Six to nine weeks from first interview to finished guide' },
      { term: 'Campaigns', detail: 'Three months to begin with, then month by month' },
      {
        term: 'Tools',
        detail: [
          'Google Ads',
          'Google Analytics',
          'Search Console',
          'LinkedIn Ads',
          'Meta Ads',
          'HubSpot',
          'Mailchimp',
          'Looker Studio',
        ],
      },
      {
        term: 'Rhythm',
        detail: 'Twenty minutes by phone each week, a report on the fifth working day',
      },
      {
        term: 'You receive',
        detail: 'Brand guide, source files, keyword map, ad accounts, landing pages, and raw data',
      },
      { term: 'We decline', detail: 'Bought followers, invented reviews, guaranteed rankings' },
    ],
  },
  closing: {
    title: 'Where did your last ten inquiries start?',
    lead: 'If nobody can say, begin there. Give us read-only access, and we return with the three largest leaks.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies ConsultingPage & { services: FlipCardsContent; statement: StatementContent };
