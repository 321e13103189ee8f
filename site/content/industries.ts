import type { BannerContent, ExplainedFigureContent, SectionHeaderContent } from '#design-system';
import { inspectedSandwich } from '../artwork/industries/inspected-sandwich.ts';
import { nineRiders } from '../artwork/nine-riders.ts';
import { specialtyMatrix } from '../artwork/overview/specialty-matrix.ts';
import { inquiryTexts } from '../requirements.ts';
import type { Answers } from './answers.ts';
import { industryCount, industryLinks } from './catalog.ts';
import { clientProof } from './company/facts.ts';
import { everywhere, specialties } from './industries/specialties.ts';
import type { Closing, PageMeta } from './page.ts';

export const page = {
  path: '/industries',
  title: 'Industries we serve, from banking to travel',
  description: `IT staffing and software for ${industryCount.inText} industries, from government and banking to travel and media.`,
  banner: {
    eyebrow: 'Industries',
    title: `IT services for ${industryCount.inText} industries`,
    lead: 'People who already know your rules and systems get results sooner. Choose your industry to see what we offer.',
    action: { href: '/contact', label: 'Ask about your industry' },
    art: nineRiders,
  },
  engagement: {
    title: 'How we price work in your industry',
    action: { href: '/contact', label: 'Get an estimate' },
    scene: inspectedSandwich,
    facts: [
      {
        term: 'For',
        detail: 'Manufacturers, banks, retailers, hospitals, and public agencies',
      },
      {
        term: 'You get',
        detail: 'New or repaired systems, or specialists for your own team',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'A fixed price per phase',
        condition: 'Or per release or connection; a rate for added staff',
      },
      {
        term: 'Time',
        isKey: true,
        detail: '4–16 weeks',
        condition: 'For a repair or pilot; 6 months or more for a platform',
      },
      { term: 'Team', detail: 'People who have worked in your industry' },
      { term: 'Rules', detail: 'HIPAA, SOX, PCI DSS, and Section 508' },
      clientProof,
    ],
  },
  industries: {
    title: 'Choose your industry',
    lead: 'Each page shows the systems we build, how projects are priced, and how long they take.',
  },
  explained: {
    title: 'Which services we offer in each industry',
    lead: 'Each floor is an industry. Some services cover every floor, and others only those where we have specialists.',
    figure: specialtyMatrix(
      {
        everywhere,
        specialties,
        industries: industryLinks.map(({ label }) => label),
      },
      `A building with a floor for each of ${industryCount.inText} industries. Four services are on every floor, and eight on some.`,
    ),
    steps: [
      {
        title: 'Staffing in every industry',
        text: 'Recruiters look for people who know your rules, such as HIPAA, SOX, or Section 508.',
      },
      {
        title: 'Software in every industry',
        text: 'An analyst who knows your industry joins the first workshop and stays on the project.',
      },
      {
        title: 'Platforms in some',
        text: 'Payroll works differently in a factory than in a hospital, so our platform consultants specialize.',
      },
      {
        title: 'An industry not listed',
        text: 'We’ll show you the closest work we’ve done, and you decide if it’s close enough.',
      },
    ],
  },
  closing: {
    title: 'Don’t see your industry?',
    lead: 'We’ve listed the industries we know best. If we can’t help with yours, we’ll say so.',
    next: 'we name someone, or say no.',
    interest: inquiryTexts.businessCategory,
    background: 'brand',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  engagement: Answers;
  industries: SectionHeaderContent;
  explained: ExplainedFigureContent;
  closing: Closing;
};
