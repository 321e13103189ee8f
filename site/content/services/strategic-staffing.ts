import { staffingMatch } from '../../artwork/staffing-match.ts';
import { facts } from '../company/facts.ts';
import type { StaffingPage } from './service-page.ts';

export const page = {
  path: '/strategic-staffing',
  title: 'Strategic staffing: contract to permanent hiring',
  description:
    'Contract hiring, contract to hire, and permanent hiring for IT roles: three ways to fill a seat, with candidates screened by engineers in your stack.',
  banner: {
    eyebrow: 'Strategic staffing',
    title: 'Hire on the terms the role deserves',
    lead: 'A migration ends; a platform lead should stay for years. Choose the contract seat by seat, and meet three screened people for each.',
    action: { href: '/contact', label: 'Talk to a recruiter' },
    art: staffingMatch,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.developers, facts.retention],
  models: {
    title: 'Three contracts, one standard of screening',
    lead: 'The interview is the same for all three. What changes is who employs the person, for how long, and what happens at the end.',
    options: [
      {
        label: 'For work with an end date',
        title: 'Contract hiring',
        text: 'We employ the specialist and you direct the work: right for a data migration, a parental leave, or a release that needs extra hands.',
        points: [
          'Three to twelve months, extendable',
          'Weekly timesheet, monthly invoice',
          'Ends with two weeks’ notice',
        ],
      },
      {
        label: 'For a role you want to test',
        title: 'Contract to hire',
        text: 'The trial runs on our payroll and on your real work. If both sides agree, the person moves to your company on terms fixed at the start.',
        points: [
          'A trial of three to six months',
          'Salary and transfer date settled first',
          'A midpoint review with all three parties',
        ],
      },
      {
        label: 'For knowledge that should stay',
        title: 'Permanent hiring',
        text: 'You make the offer and sign the employment contract. Search, screening, references, and the talk about a counteroffer are our part.',
        points: [
          'The fee falls due when the hire starts',
          'Pay checked against current offers',
          'A new search if it fails in ninety days',
        ],
      },
    ],
  },
  comparison: {
    title: 'The small print, line by line',
    lead: 'Read down the column of your role. Where a line rules a contract out, take the one beside it.',
    options: [
      { title: 'Contract hiring', text: 'The work has an end date' },
      { title: 'Contract to hire', text: 'You want to see the work first' },
      { title: 'Permanent hiring', text: 'The knowledge should stay' },
    ],
    features: [
      { title: 'Employer', cells: ['We are', 'We are, then you', 'You are'] },
      { title: 'Length', cells: ['Three to twelve months', 'Three to six, then open', 'Open'] },
      {
        title: 'Leaves your headcount alone',
        cells: [true, { value: true, note: 'Until the transfer' }, false],
      },
      {
        title: 'You may hire the person',
        cells: [
          { value: true, note: 'On terms agreed then' },
          { value: true, note: 'On terms fixed at the start' },
          true,
        ],
      },
      {
        title: 'Payroll, leave, and equipment',
        cells: ['Ours', 'Ours until the transfer', 'Yours'],
      },
      {
        title: 'What you pay',
        cells: ['Hours, by the month', 'Hours, by the month', 'One fee, when the hire starts'],
      },
      {
        title: 'If it does not work out',
        cells: ['Two weeks’ notice', 'Two weeks’ notice', 'A new search within ninety days'],
      },
    ],
  },
  engagement: {
    title: 'What goes into a typical search',
    lead: 'Rare skills take longer and we say so in the first call. For everything else, plan with this.',
    action: { href: '/contact', label: 'Ask for a sample profile' },
    facts: [
      {
        term: 'Roles we fill',
        detail: [
          'Backend engineer',
          'Cloud architect',
          'Data engineer',
          'Business analyst',
          'ERP consultant',
          'QA lead',
          'Engineering manager',
        ],
      },
      {
        term: 'Search team',
        detail:
          'One recruiter, one sourcer, and an engineer from your stack who runs the technical round',
      },
      {
        term: 'Time to shortlist',
        detail: 'Five working days for contract roles, ten for permanent ones',
      },
      {
        term: 'You receive',
        detail:
          'A role brief, three profiles with interview notes, two reference calls per finalist, and a draft offer or contract',
      },
      { term: 'Tools', detail: ['Ceipal', 'LinkedIn Recruiter', 'CoderPad', 'Your own ATS'] },
      {
        term: 'Our part ends',
        detail: 'When the contract closes, the transfer is signed, or probation is passed',
      },
    ],
  },
  firstMonth: {
    title: 'Your first month, from brief to signature',
    lead: 'This is the calendar of a permanent search. A contract role usually reaches its signature in week two.',
    steps: [
      {
        label: 'Week 1',
        title: 'A brief that rules people out',
        text: 'Forty-five minutes with the hiring manager. We write down what the person must get done in the first quarter, and which gaps are fatal.',
      },
      {
        label: 'Week 2',
        title: 'Three people to compare',
        text: 'You read one page on each: how they solved the task, why they would move, when they are free, and what they expect to earn.',
      },
      {
        label: 'Week 3',
        title: 'Two interviews, one debrief',
        text: 'Your team meets the finalists on two fixed days. We collect every score before the debrief, so that the loudest voice does not settle it.',
      },
      {
        label: 'Week 4',
        title: 'Terms that both sides sign',
        text: 'References are called and the offer goes out. Whoever is still serving notice elsewhere hears from us weekly until the first morning.',
      },
    ],
  },
  reasons: {
    title: 'A shortlist you can defend upstairs',
    lead: 'Hiring managers answer for their choices. We give them something to answer with.',
    reasons: [
      {
        title: 'Most conversations end with us',
        text: 'An engineer who works in the same technology hears every candidate first. You spend no hour on people who interview well and build badly.',
      },
      {
        title: 'The market is explained before the search',
        text: 'If the skill costs more than your pay band allows, you hear it in the first call, along with three ways around it.',
      },
      {
        title: 'Changing your mind is allowed',
        text: 'Contracts turn into hires and searches into contracts under the same agreement, and the candidates you liked stay in the process.',
      },
      {
        title: 'The recruiter calls back',
        text: 'After one week, one month, and one quarter we ask both sides how it is going. Small doubts surface while they are cheap.',
      },
    ],
  },
  closing: {
    title: 'Tell us about one open seat',
    lead: 'Send the job description you have, even a rough one. A recruiter replies with questions and a first opinion on the market.',
    interest: 'Human Resource',
  },
} as const satisfies StaffingPage;
