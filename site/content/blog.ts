import type { BannerContent, SectionHeaderContent } from '#design-system';
import { readingLines } from '../artwork/reading-lines.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Closing, PageMeta } from './page.ts';

export const page = {
  path: '/blog',
  title: 'Insights on staffing, software and Salesforce',
  description:
    'Articles by the people who place engineers and build software: staff augmentation, Salesforce, professional websites, and mobile apps from idea to launch.',
  banner: {
    eyebrow: 'Insights',
    title: 'Written by those who did it',
    lead: 'What we learn while filling roles and shipping software.',
    art: readingLines,
  },
  posts: {
    title: 'Latest articles',
    lead: 'Most of them end with something you can do today.',
  },
  closing: {
    title: 'A question we should write about?',
    lead: 'The best articles start as a client’s mail. Send yours, and you will have the answer before it is published.',
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  posts: SectionHeaderContent;
  closing: Closing;
};
