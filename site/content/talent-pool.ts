import type {
  BannerContent,
  ExplainedFigureContent,
  Option,
  OptionCardsContent,
  ProcessStepsContent,
  SectionHeaderContent,
  Step,
} from '#design-system';
import { talentLadder } from '../artwork/talent-ladder.ts';
import { freeSoon } from '../artwork/talent-pool/free-soon.ts';
import type { counts } from '../requirements.ts';
import type { Closing, PageMeta } from './page.ts';
import type { Tuple } from './tuple.ts';

export const page = {
  path: '/talent-pool',
  title: 'Talent pool: hire dedicated developers your way',
  description:
    'Hire dedicated developers by the week, by the month, at a fixed cost, or by time and material. Five steps take you from first inquiry to the first commit.',
  banner: {
    eyebrow: 'Talent Pool',
    title: 'Hire dedicated developers on your terms',
    lead: 'Engineers on our payroll who are free now or soon. Choose how you pay, meet them this week, start next.',
    action: { href: '/contact', label: 'See who is free' },
    art: talentLadder,
  },
  models: {
    title: 'Four ways to pay for the same engineer',
    options: [
      {
        label: 'For a short push',
        title: 'Weekly',
        text: 'A deadline, a holiday gap, an audit finding that has to be closed.',
        points: [
          'Forty hours, billed each Friday',
          'Start within days',
          'Stop with a week’s notice',
        ],
      },
      {
        label: 'For a steady team',
        title: 'Monthly',
        text: 'A product that needs the same people every day until further notice.',
        points: [
          'One flat rate per person',
          'Replacement during leave',
          'A month’s notice on either side',
        ],
      },
      {
        label: 'For a known scope',
        title: 'Fixed cost',
        text: 'You can describe the finished thing, and nobody expects it to change much.',
        points: [
          'Price and dates agreed up front',
          'Paid by milestone',
          'Changes quoted before they start',
        ],
      },
      {
        label: 'For work that moves',
        title: 'Time and material',
        text: 'Discovery, support, or a backlog whose order you want to change every Monday.',
        points: [
          'Hours logged against tickets',
          'A monthly cap if you want one',
          'Scale up or down each sprint',
        ],
      },
    ],
  },
  process: {
    title: 'From inquiry to first commit in five steps',
    steps: [
      {
        title: 'Inquiry',
        text: 'Send the skills, the seniority, your hours, and the date you need someone.',
      },
      {
        title: 'Screening',
        text: 'We test candidates from the pool on a task that resembles your work, and keep the results.',
      },
      {
        title: 'Interview',
        text: 'You talk to the two or three who did best. Ask them whatever you would ask an employee.',
      },
      {
        title: 'Hiring model',
        text: 'Pick weekly, monthly, fixed cost, or time and material. The contract is four pages.',
      },
      {
        title: 'Start your project',
        text: 'Accounts, laptop, and a first ticket are ready, so that day one ends with a pull request.',
      },
    ],
  },
  technologies: {
    title: 'Five groups, one standard',
  },
  explained: {
    title: 'Who is free, and how soon',
    lead: 'A sample week. Each dot is an engineer on our payroll; the nearer to your request, the sooner you can start.',
    figure: freeSoon(
      {
        fields: [
          { name: 'Frontend', days: [0, 0, 4, 7, 9, 14, 16, 21, 24, 28] },
          { name: 'Backend', days: [0, 0, 3, 5, 7, 7, 10, 12, 15, 18, 22, 25, 30] },
          { name: 'CMS', days: [0, 0, 6, 10, 16, 20, 24] },
          { name: 'Blockchain', days: [5, 9, 14, 23, 30] },
          { name: 'Machine learning', days: [0, 2, 10, 13, 17, 20, 27] },
        ],
        match: { field: 1, person: 0 },
      },
      'Engineers of five fields by the days until they are free; a request meets a back-end engineer who is free now.',
    ),
    steps: [
      {
        title: 'Free now',
        text: 'Between two projects. You meet them this week, and they start next.',
      },
      {
        title: 'Within two weeks',
        text: 'Handing over their last project. You can interview them today.',
      },
      {
        title: 'Within a month',
        text: 'Their contract ends soon. We hold the place while you decide.',
      },
      {
        title: 'Never brokered',
        text: 'All of them are our own staff. If somebody falls ill, a colleague who has read the code steps in.',
      },
    ],
  },
  closing: {
    title: 'Name the skill and the start date',
    lead: 'We reply with who is free, an anonymized profile, and a rate for each of the four models.',
    interest: 'Human Resource',
  },
} as const satisfies PageMeta & {
  banner: BannerContent;
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
