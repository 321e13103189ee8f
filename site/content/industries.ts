import type { BannerContent, SectionHeaderContent, StatementContent } from '#design-system';
import { industryMosaic } from '../artwork/industry-mosaic.ts';
import { inquiryTexts } from '../requirements.ts';
import { industryCount } from './catalog.ts';
import { company } from './company/company.ts';
import type { Closing, PageMeta } from './page.ts';

export const page = {
  path: '/industries',
  title: 'Industries we serve, from banking to travel',
  description: `${industryCount.atStart} industries, each with its own rules: see how ${company.name} staffs and builds for government, banking, healthcare, retail, education and more.`,
  banner: {
    eyebrow: 'Industries',
    title: `${industryCount.atStart} trades, ${industryCount.inText} sets of rules`,
    lead: 'People who have worked under your rules need less time to be useful. Find your field and see what we have built in it.',
    action: { href: '/contact', label: 'Ask about your field' },
    art: industryMosaic,
  },
  industries: {
    title: 'Pick the one you answer for',
    lead: 'Every page lists the systems we know, the problems we are called for, and what changes afterwards.',
  },
  statement: {
    text: 'Software is the same everywhere. What it must never get wrong is different in every trade.',
    by: 'Why each industry has a lead of its own',
  },
  closing: {
    title: 'Your industry is not on the list?',
    lead: `${industryCount.atStart} is where we have depth today. Tell us about another, and we will say plainly whether we can help.`,
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  industries: SectionHeaderContent;
  statement: StatementContent;
  closing: Closing;
};
