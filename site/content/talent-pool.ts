import type {
  BannerContent,
  Option,
  OptionCardsContent,
  ProcessStepsContent,
  SectionHeaderContent,
  SplitFeatureContent,
  Step,
} from '#design-system';
import { talentLadder } from '../artwork/talent-ladder.ts';
import { teamSlots } from '../artwork/team-slots.ts';
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
    action: { href: '/contact', label: 'Ask who is free' },
    art: talentLadder,
  },
  models: {
    title: 'Four ways to pay for the same engineer',
    lead: 'Change from one to another at the end of any billing period.',
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
    lead: 'None of them needs a meeting longer than an hour.',
    steps: [
      {
        title: 'Inquiry',
        text: 'Send the skills, the seniority, your hours and the date you need someone.',
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
        text: 'Pick weekly, monthly, fixed cost or time and material. The contract is four pages.',
      },
      {
        title: 'Start your project',
        text: 'Accounts, laptop and a first ticket are ready, so that day one ends with a pull request.',
      },
    ],
  },
  technologies: {
    title: 'Five groups, one standard',
    lead: 'Everyone here has shipped with the tool next to their name.',
  },
  difference: {
    title: 'Employed, not brokered',
    lead: 'The pool is our own staff. That changes what you can expect.',
    points: [
      'They know each other, so a pair works like a pair from the start',
      'Their next project depends on your review of this one',
      'Equipment, backups and device security follow one policy',
      'If somebody falls ill, a colleague who has read the code steps in',
    ],
    picture: {
      composition: teamSlots,
      alt: 'A row of team slots, all filled but one, and a new person about to fill it.',
    },
  },
  closing: {
    title: 'Name the skill and the start date',
    lead: 'You get back who is free, with an anonymized profile and a rate for each of the four models.',
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
  difference: SplitFeatureContent;
  closing: Closing;
};
