import { recruitingCycle } from '../../artwork/recruiting-cycle.ts';
import { funnel } from '../../artwork/rpo-services/funnel.ts';
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
    options: [
      {
        label: 'For a spike',
        title: 'On-demand',
        text: 'Recruiters by the month for a launch, a new site, or a colleague on leave.',
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
        text: 'You hand over the stages that hold up the rest, often sourcing and first calls.',
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
        text: 'A standing team runs recruiting for you and reports to your head of people.',
        points: [
          'An account lead who plans with you',
          'Job ads and career page included',
          'Offers and checks in your name',
          'Yearly term with a documented way out',
        ],
      },
    ],
  },
  explained: {
    title: 'Six stages, and the ones you hand over',
    lead: 'A sample year: twelve open roles, and everyone who is met until they are filled. A dot is a person.',
    figure: funnel(
      {
        stages: [
          { name: 'Workforce plan', people: 12, hours: 40 },
          { name: 'Job ad and channels', people: 108, hours: 90 },
          { name: 'Sourcing', people: 132, hours: 520 },
          { name: 'Screening', people: 84, hours: 310 },
          { name: 'Interviews', people: 36, hours: 230 },
          { name: 'Offer and first day', people: 12, hours: 110 },
        ],
        scopes: [
          { name: 'Partial-cycle', from: 2, to: 3 },
          { name: 'On-demand', from: 1, to: 3 },
          { name: 'Full-cycle', from: 0, to: 5 },
        ],
      },
      'A year of hiring in six stages, from twelve planned roles over 132 people approached to twelve hires, and the stages that each scope covers.',
    ),
    steps: [
      {
        title: 'Workforce plan',
        text: 'Heads per quarter by skill and site, so that requisitions are approved before they are urgent.',
      },
      {
        title: 'Job ad and channels',
        text: 'One page that a candidate would forward to a friend, and a spending limit per board.',
      },
      {
        title: 'Sourcing',
        text: 'Direct searches, earlier applicants, former employees. Everyone we approach gets an answer.',
      },
      {
        title: 'Screening',
        text: 'A structured call, and for technical roles a task that a practicing engineer reviews.',
      },
      {
        title: 'Interviews',
        text: 'Panels, calendars, and a guide per interviewer. The debrief is booked before the first round.',
      },
      {
        title: 'Offer and first day',
        text: 'Approval, letter, background check, equipment: manager and IT share one checklist.',
      },
    ],
  },
  measures: {
    title: 'In your inbox every Monday',
    cards: [
      {
        glyph: 'clock',
        title: 'Time to shortlist',
        text: 'Working days from an approved requisition to three candidates worth meeting.',
      },
      {
        glyph: 'chat',
        title: 'Interviews per offer',
        text: 'When the figure climbs, we question the brief before the candidates.',
      },
      {
        glyph: 'handOver',
        title: 'Offer acceptance',
        text: 'The share of offers signed, with a reason for every refusal.',
      },
      {
        glyph: 'growth',
        title: 'Hires still there after a year',
        text: 'Channels and recruiters compared by who stayed.',
      },
      {
        glyph: 'star',
        title: 'Candidate rating',
        text: 'Two questions to everyone who leaves the process, hired or not, unedited.',
      },
    ],
  },
  firstMonth: {
    title: 'From kickoff to the first report',
    steps: [
      {
        label: 'Week 1',
        title: 'Your last ten hires, reread',
        text: 'You get a map of your process with its longest waits marked.',
      },
      {
        label: 'Week 2',
        title: 'Accounts, templates, tone',
        text: 'Recruiters enter your ATS and rewrite the messages that candidates will read.',
      },
      {
        label: 'Week 3',
        title: 'Searches go live',
        text: 'Managers receive first profiles, and a choice of interview times.',
      },
      {
        label: 'Week 4',
        title: 'A baseline you can hold us to',
        text: 'The first report covers every open role, and from it we propose service levels.',
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
        detail: 'A recruiter for fifteen open roles, and a sourcer',
      },
      { term: 'A good fit', detail: 'Ten or more hires a year, or thirty in one season' },
      { term: 'Systems', detail: 'Ceipal, Greenhouse, Lever, Workday, and iCIMS' },
      { term: 'You receive', detail: 'Guides, scorecards, and a quarterly review' },
      { term: 'Candidate data', detail: 'Stays in your system, under your policy' },
      { term: 'Ramp down', detail: 'Thirty days to halve the team, sixty to close' },
    ],
  },
  closing: {
    title: 'Bring us next year’s hiring plan',
    lead: 'A spreadsheet will do. We mark the stages that are going to hurt, and say which scope would help, if any.',
    interest: 'Human Resource',
  },
} as const satisfies RecruitingPage;
