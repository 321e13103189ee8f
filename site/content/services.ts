import type {
  BannerContent,
  CardGridContent,
  SectionHeaderContent,
  StatsProps,
} from '#design-system';
import { servicesIndex } from '../artwork/services-index.ts';
import { inquiryTexts } from '../requirements.ts';
import { serviceCount } from './catalog.ts';
import { facts } from './company/facts.ts';
import type { Closing, PageMeta } from './page.ts';

export const page = {
  path: '/services',
  title: 'IT services: staffing, software, cloud and data',
  description: `${serviceCount.atStart} services in one place: contract and permanent hiring, software and mobile development, cloud, Salesforce, Oracle HCM, data science and marketing.`,
  banner: {
    eyebrow: 'Services',
    title: 'Hire the people, or hand us the work',
    lead: `${serviceCount.atStart} ways to get it done, and one account lead who knows which of them you need. Often it is fewer than you think.`,
    action: { href: '/contact', label: 'Tell us the problem' },
    art: servicesIndex,
  },
  services: {
    title: 'What you can order, and what arrives',
    lead: 'Each line says what you hold in your hands when the work is done.',
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
  people: {
    title: 'Here for yourself, not for a company?',
    lead: 'Our services are for those who hire. These pages are for those who work, or learn.',
    cards: [
      {
        glyph: 'education',
        title: 'Learn Salesforce',
        text: 'Our institute in Jaipur prepares you for two Salesforce exams, on real use cases.',
        link: { href: '/salesforce-training', label: 'See the course' },
      },
      {
        glyph: 'strategicStaffing',
        title: 'Find a role',
        text: 'Roles with us and with our clients, three rounds, and an answer after each.',
        link: { href: '/career', label: 'See open roles' },
      },
    ],
  },
  closing: {
    title: 'Not sure which one it is?',
    lead: 'Describe the situation in your own words. We answer with a service, a mix of two, or an honest “you don’t need us for this”.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  services: SectionHeaderContent;
  stats: StatsProps['stats'];
  people: CardGridContent;
  closing: Closing;
};
