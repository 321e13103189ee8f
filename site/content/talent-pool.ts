import type {
  BannerContent,
  BannerFigures,
  ExplainedFigureContent,
  Option,
  OptionCardsContent,
  ProcessStepsContent,
  SectionHeaderContent,
  Step,
} from '#design-system';
import { freeSoon } from '../artwork/talent-pool/free-soon.ts';
import { monthly, weekly } from '../artwork/talent-pool/models.ts';
import { fixedCost, timeAndMaterial } from '../artwork/talent-pool/models-by-work.ts';
import { termsAtPool } from '../artwork/terms-at-pool.ts';
import type { counts } from '../requirements.ts';
import type { Answers } from './answers.ts';
import { clientProof, facts } from './company/facts.ts';
import { firstReplies } from './company/sample-proof/first-replies.ts';
import type { Closing, PageMeta } from './page.ts';
import type { Tuple } from './tuple.ts';

/** Engineers by field: how many are free now, within a week, two weeks, and a month. */
const fields = [
  { name: 'Frontend', free: [1, 3, 2, 4] },
  { name: 'Backend', free: [2, 4, 2, 5] },
  { name: 'CMS', free: [1, 2, 1, 3] },
  { name: 'Blockchain', free: [0, 1, 2, 2] },
  { name: 'Machine learning', free: [1, 1, 2, 3] },
] as const;
const shown = fields.flatMap(({ free }) => free).reduce((sum: number, count) => sum + count, 0);

export const page = {
  path: '/talent-pool',
  title: 'Talent pool: hire dedicated developers your way',
  description:
    'Hire our developers by the week, by the month, at a fixed cost, or by time and material.',
  // The sheet below has the other two figures.
  stats: [facts.experience, facts.launched, facts.developers],
  banner: {
    eyebrow: 'Talent Pool',
    title: 'Hire dedicated developers on your terms',
    lead: 'Interview our own engineers this week, choose how you pay, and start as early as next week.',
    action: { href: '/contact', label: 'Find out who’s available' },
    art: termsAtPool,
  },
  engagement: {
    title: 'Prices and start dates',
    action: { href: '/contact', label: 'Get profiles and rates' },
    facts: [
      {
        term: 'For',
        detail: 'Teams that need 1–10 developers',
      },
      {
        term: 'You get',
        detail: 'Our engineers, tested on a task like yours',
      },
      {
        term: 'Price',
        isKey: true,
        detail: 'Weekly, monthly, or hourly',
        condition: 'Or a fixed cost; seniority sets the rate',
      },
      {
        term: 'Time',
        isKey: true,
        detail: 'From next week',
        condition: 'If someone is free; if not, in a month',
      },
      { term: 'Team', detail: '42 engineers free within a month' },
      { term: 'Notice', detail: 'A week, or a month if hired by the month' },
      clientProof,
    ],
    plan: {
      teams: [
        { label: 'We test five', shares: [1, 1, 1, 1, 1], note: 'on a task like yours' },
        { label: 'You meet two', shares: [1, 1], note: 'and choose one' },
      ],
      unit: 'Business day',
      length: 8,
      rows: [
        { label: 'Tests', from: 1, to: 3 },
        { label: 'Interviews', at: [3, 4] },
        { label: 'Agreement', from: 4, to: 4 },
        { label: 'Accounts', from: 4, to: 5 },
      ],
      finish: { label: 'First day', from: 5, to: 8, note: 'If free now' },
      alt: 'Five engineers are tested by business day 3, you interview two by day 4, and one who is free starts on days 5 to 8.',
    },
  },
  models: {
    title: 'Ways to hire our engineers',
    options: [
      {
        label: 'For a deadline',
        title: 'Weekly',
        art: weekly,
        text: 'You have a release deadline, a vacation to cover, or an audit finding to close.',
        points: ['40 hours, billed Fridays', 'Earliest start: next week', 'One week’s notice'],
      },
      {
        label: 'For long-term teams',
        title: 'Monthly',
        art: monthly,
        text: 'Your product needs the same engineers every day for the foreseeable future.',
        points: ['Flat rate per person', 'Replacement during leave', 'One month’s notice'],
      },
      {
        label: 'For a known scope',
        title: 'Fixed cost',
        art: fixedCost,
        text: 'You can describe the finished product, and it won’t change much.',
        points: ['Price and dates agreed', 'Paid by milestone', 'Changes quoted in advance'],
      },
      {
        label: 'For changing priorities',
        title: 'Time and material',
        art: timeAndMaterial,
        text: 'You need discovery, support, or help with a backlog that you reorder every week.',
        points: ['Hours logged against tickets', 'Optional monthly cap', 'Scale with each sprint'],
      },
    ],
  },
  process: {
    title: 'How to hire, step by step',
    steps: [
      {
        title: 'Inquiry',
        text: 'Tell us the skills, seniority, business hours, and start date you need.',
      },
      {
        title: 'Screening',
        text: 'We test several candidates on an assignment similar to yours, and show you the results.',
      },
      {
        title: 'Interview',
        text: 'You interview the two or three who did best, just as you would interview future employees.',
      },
      {
        title: 'Hiring model',
        text: 'Pick weekly, monthly, fixed cost, or time and material, and sign an agreement of four pages.',
      },
      {
        title: 'Start your project',
        text: 'Accounts, a laptop, and a first ticket are ready, so the first day ends with a pull request.',
      },
    ],
  },
  technologies: {
    title: 'Technologies our engineers know',
  },
  explained: {
    title: 'Who’s available, and how soon',
    lead: `Here are our ${shown} engineers who are free within a month.`,
    figure: freeSoon(
      { fields, match: 1 },
      `${shown} engineers in five fields, by how soon they’re free. The match is a back-end engineer who is free now.`,
    ),
    steps: [
      {
        title: 'Free now',
        text: 'These engineers are between projects, so they can start next week.',
      },
      {
        title: 'Within a week',
        text: 'They’re documenting their previous project, and are available for interviews.',
      },
      {
        title: 'Within two weeks',
        text: 'A colleague is taking over, and introductions are already possible.',
      },
      {
        title: 'Within a month',
        text: 'Their assignment ends soon, and we hold them while you decide.',
      },
    ],
  },
  closing: {
    title: 'Which skills do you need, and when?',
    lead: 'We’ll reply with anonymized profiles of the people available and a rate for each hiring model.',
    quote: firstReplies['/talent-pool'],
    interest: 'Human Resource',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
  stats: BannerFigures['stats'];
  engagement: Answers;
  models: Omit<OptionCardsContent, 'options'> & {
    options: Tuple<Option, typeof counts.engagementModels>;
  };
  process: Omit<ProcessStepsContent, 'steps'> & {
    steps: Tuple<Step, typeof counts.talentPoolSteps>;
  };
  technologies: SectionHeaderContent;
  explained: ExplainedFigureContent;
  closing: Closing;
};
