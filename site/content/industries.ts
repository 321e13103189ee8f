import type { BannerContent, ExplainedFigureContent, SectionHeaderContent } from '#design-system';
import { industryMosaic } from '../artwork/industry-mosaic.ts';
import { specialtyMatrix } from '../artwork/overview/specialty-matrix.ts';
import { inquiryTexts } from '../requirements.ts';
import { industryCount, industryLinks } from './catalog.ts';
import { company } from './company/company.ts';
import { specialties } from './industries/specialties.ts';
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
    lead: 'Every page lists the systems we know, the problems clients bring us, and what changes afterward.',
  },
  explained: {
    title: 'What we do in which industry',
    lead: 'A white dot is a service whose page tells what we do in that field. People and software are at home in all of them.',
    figure: specialtyMatrix(
      {
        everywhere: ['Hiring', 'Teams', 'RPO', 'Software'],
        specialties,
        industries: industryLinks.map(({ label }) => label),
      },
      `A matrix of services and ${industryCount.inText} industries. Four services work in all of them, and eight in some.`,
    ),
    steps: [
      {
        title: 'People anywhere',
        text: 'Recruiters search by rule and by system: HIPAA, SOX, Section 508, or the year-end freeze.',
      },
      {
        title: 'Software anywhere',
        text: 'An analyst from your field joins the first workshop, and stays.',
      },
      {
        title: 'Platforms by field',
        text: 'A payroll for shifts is not a payroll for campuses. Consultants stay with theirs.',
      },
      {
        title: 'An empty place',
        text: 'We say so, name the closest work, and let you decide whether that is enough.',
      },
    ],
  },
  closing: {
    title: 'Your industry is not on the list?',
    lead: `${industryCount.atStart} is where we have depth today. Tell us about another, and we will say plainly whether we can help.`,
    interest: inquiryTexts.businessCategory,
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  industries: SectionHeaderContent;
  explained: ExplainedFigureContent;
  closing: Closing;
};
