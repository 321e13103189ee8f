import type { BannerContent, SectionHeaderContent } from '#design-system';
import { readersAtBusStop } from '../artwork/readers-at-bus-stop.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Closing, PageMeta } from './page.ts';

export const page = {
  path: '/blog',
  title: 'Insights on staffing, software, and Salesforce',
  description:
    'Articles on staff augmentation, Salesforce, professional websites, and mobile app development.',
  banner: {
    eyebrow: 'Insights',
    title: 'Insights from our recruiters and engineers',
    lead: 'For managers who hire engineers or buy software. Each article is free, takes about five minutes to read, and is written by one of our team leads.',
    art: readersAtBusStop,
  },
  posts: {
    title: 'Latest articles',
    lead: 'Most end with something you can do today.',
  },
  closing: {
    title: 'What should we write about next?',
    lead: 'Our best articles start with a client’s question. Send us yours, and you’ll get the answer before we publish it.',
    next: 'we ask to quote you.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  posts: SectionHeaderContent;
  closing: Closing;
};
