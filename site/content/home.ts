import type {
  BannerContent,
  CardGridContent,
  HeroDiagramProps,
  IntroSplitContent,
  Stat,
} from '#design-system';
import { company } from './company.ts';
import { facts } from './facts.ts';
import { sections } from './home-sections.ts';
import type { PageMeta } from './page.ts';
import { serviceCards } from './services/services.ts';

export const page = {
  path: '/',
  // As specified: the home page's head title reads "Contact Us".
  title: 'Contact Us',
  description:
    'IT staffing, software, cloud and consulting from four offices in the USA, India, Canada and the UK. Tell us the role or the product, and send one inquiry.',
  keywords: [
    'IT staffing',
    'staff augmentation',
    'RPO',
    'software development',
    'Salesforce consulting',
    'cloud services',
    'data science',
  ],
  banner: {
    eyebrow: `IT staffing, software and cloud since ${company.founded}`,
    title: 'The right people in the right seat, faster.',
    lead: 'We match vetted engineers, data scientists and consultants to the roles you need filled, and build the software when you would rather hand it over.',
    action: { href: '/contact', label: 'Connect & Get It Now!' },
    secondAction: { href: '/services', label: 'See our services' },
  },
  roles: [
    'React engineer',
    'Data scientist',
    'Salesforce admin',
    'Cloud architect',
    'UX designer',
    'Oracle HCM lead',
    'QA analyst',
  ],
  stats: [facts.experience, facts.projects, facts.rating, facts.developers, facts.retention],
  intro: {
    eyebrow: 'Who we are',
    title: 'Recruiters who code, engineers who hire',
    paragraphs: [
      `${company.name} began in ${company.founded} as a desk that found developers for other firms, and learned to tell a good one by building software itself.`,
      `Today the same people who write our clients’ systems sit in the interviews for their teams. That is why a shortlist from us is short. We took our present name in ${company.renamed}; the offices in four countries keep one standard and one contact per client.`,
    ],
    link: { href: '/about', label: 'How we got here' },
  },
  services: {
    title: 'Twelve services, one accountable team',
    lead: 'Start with a single specialist or hand over a whole product. Every engagement is run from one of our four offices, in your time zone.',
    cards: serviceCards,
  },
  ...sections,
} as const satisfies PageMeta & {
  banner: BannerContent;
  roles: HeroDiagramProps['roles'];
  intro: IntroSplitContent;
  stats: readonly Stat[];
  services: CardGridContent;
};
