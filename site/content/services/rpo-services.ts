import { recruitingCycle } from '../../artwork/recruiting-cycle.ts';
import { facts } from '../company/facts.ts';
import type { RecruitingPage } from './service-page.ts';

export const page = {
  path: '/rpo-services',
  title: 'RPO services: recruiting you can switch on',
  description:
    'On-demand, partial-cycle, and full-cycle recruitment process outsourcing: hand over one vacancy, one stage, or all of your hiring, and see every number.',
  banner: {
    eyebrow: 'Recruitment process outsourcing',
    title: 'Recruiting capacity you can turn up or down',
    lead: 'Hire forty people this year and four the next without hiring or dismissing recruiters. We run one stage, several, or all, in your name.',
    action: { href: '/contact', label: 'Plan your hiring with us' },
    art: recruitingCycle,
  },
  stats: [facts.experience, facts.launched, facts.rating, facts.retention],
  scopes: {
    title: 'Choose how much of hiring you hand over',
    lead: 'The scopes differ in what we do, never in what you see: one dashboard, one weekly report, one person who answers for both.',
    options: [
      {
        label: 'For a spike',
        title: 'On-demand',
        text: 'Recruiters by the month for a launch, a new site, or a colleague on leave. They take up your open requisitions and hand them back.',
        points: [
          'At work within ten working days',
          'One to three recruiters',
          'Your ATS and your scorecards',
          'Interviews and offers remain with you',
        ],
      },
      {
        label: 'For a bottleneck',
        title: 'Partial-cycle',
        text: 'You hand over the stages that hold up the rest, often sourcing and first calls, and keep the ones your managers like to run.',
        points: [
          'Stages agreed one at a time',
          'Written rules for every handover',
          'Service levels per stage',
          'Six-month term, reviewed each quarter',
        ],
      },
      {
        label: 'For steady volume',
        title: 'Full-cycle',
        text: 'From workforce plan to first day, a standing team runs recruiting for you and reports to your head of people.',
        points: [
          'An account lead who plans with you',
          'Job ads and career page included',
          'Offers and checks in your name',
          'Yearly term with a documented way out',
        ],
      },
    ],
  },
  stages: {
    title: 'Six stages, each with an owner',
    lead: 'Full-cycle covers the row from end to end. A partial-cycle agreement names the stages that move to us.',
    steps: [
      {
        title: 'Workforce plan',
        text: 'Heads per quarter by skill and site, set against attrition and budget, so that requisitions are approved before they are urgent.',
      },
      {
        title: 'Job ad and channels',
        text: 'One page that a candidate would forward to a friend, and a mix of boards, communities, and referrals with a spending limit.',
      },
      {
        title: 'Sourcing',
        text: 'Direct searches, earlier applicants, and former employees of yours. Everyone we approach gets an answer, including those who decline.',
      },
      {
        title: 'Screening',
        text: 'A structured call and, for technical roles, a task that a practicing engineer reviews. Scores follow your own scale.',
      },
      {
        title: 'Interviews',
        text: 'Panels, calendars, reminders, and a one-page guide per interviewer. The debrief is booked before the first round takes place.',
      },
      {
        title: 'Offer and first day',
        text: 'Approval, letter, background check, equipment. Manager and IT share one checklist, and the new hire knows whom to ask for.',
      },
    ],
  },
  measures: {
    title: 'Five measures, in your inbox every Monday',
    lead: 'Each arrives with its definition and its history, so that one good week can’t hide a bad quarter.',
    cards: [
      {
        glyph: 'clock',
        title: 'Time to shortlist',
        text: 'Working days between an approved requisition and three candidates whom the manager agrees to meet.',
      },
      {
        glyph: 'chat',
        title: 'Interviews per offer',
        text: 'How many first interviews it takes to make one offer. When the figure climbs, we question the brief before the candidates.',
      },
      {
        glyph: 'handOver',
        title: 'Offer acceptance',
        text: 'The share of offers signed, with a reason for every refusal: pay, process, counteroffer, or a rival who moved sooner.',
      },
      {
        glyph: 'growth',
        title: 'Hires still there after a year',
        text: 'Channels and recruiters compared by who stayed, because a cheap hire who leaves in spring is the expensive kind.',
      },
      {
        glyph: 'star',
        title: 'Candidate rating',
        text: 'Two questions to everyone who leaves the process, hired or not. The answers reach you unedited.',
      },
    ],
  },
  firstMonth: {
    title: 'Kickoff to first report in four weeks',
    lead: 'Nothing of yours is replaced in the first month. We learn how you hire, then start on the roles that hurt.',
    steps: [
      {
        label: 'Week 1',
        title: 'Your last ten hires, reread',
        text: 'Files of recent hires and refusals show where the days went. You get a map of your process with its longest waits marked.',
      },
      {
        label: 'Week 2',
        title: 'Accounts, templates, tone',
        text: 'Recruiters enter your ATS, hear the company’s story from two managers, and rewrite the messages that candidates will read.',
      },
      {
        label: 'Week 3',
        title: 'Searches go live',
        text: 'Work begins on the requisitions with the nearest dates. Managers receive first profiles, and a choice of interview times.',
      },
      {
        label: 'Week 4',
        title: 'A baseline you can hold us to',
        text: 'The first report covers every open role, what slipped, and why. From it we propose the service levels for the contract.',
      },
    ],
  },
  engagement: {
    title: 'Who works on your account',
    lead: 'The same faces for the whole term, introduced by name before you sign.',
    action: { href: '/contact', label: 'Meet an account lead' },
    facts: [
      {
        term: 'Our team',
        detail:
          'An account lead, one recruiter for about fifteen open roles, a sourcer for every two recruiters, and a coordinator',
      },
      {
        term: 'A good fit',
        detail: 'Companies with ten or more hires a year, or thirty in one season',
      },
      {
        term: 'Roles',
        detail: ['Engineering', 'Data', 'IT operations', 'Finance', 'Sales', 'Customer support'],
      },
      {
        term: 'Systems',
        detail: ['Ceipal', 'Greenhouse', 'Lever', 'Workday', 'SmartRecruiters', 'iCIMS'],
      },
      {
        term: 'Deliverables',
        detail:
          'Career-page copy, interview guides, scorecards, the weekly report, and a quarterly review with recommendations',
      },
      {
        term: 'Candidate data',
        detail: 'Stays in your system; consent and retention follow your policy',
      },
      {
        term: 'Ramp down',
        detail: 'Thirty days to halve the team, sixty to close, notes handed to your recruiters',
      },
    ],
  },
  closing: {
    title: 'Bring us next year’s hiring plan',
    lead: 'A spreadsheet will do. We mark the stages that are going to hurt, and say which scope would help, if any.',
    interest: 'Human Resource',
  },
} as const satisfies RecruitingPage;
