import {
  type BreakEvenProps,
  type CardContent,
  compositions,
  type FlipCardContent,
  type HeroDiagramProps,
  type LinkCard,
  type LinkTarget,
  type Picture,
  type ProseBlock,
  type SectionHeaderContent,
} from '#design-system';
import { approach, steps } from './sample-artwork.ts';

/** Texts for the stories of sections. The stories of pages use the site's own texts. */
export const header = {
  title: 'How we build your team',
  lead: 'An engineer interviews every candidate, and you meet the three who fit the role best.',
} as const satisfies SectionHeaderContent;

export const longHeader = {
  eyebrow: 'For manufacturers with more than one plant',
  title: 'Telecommunications infrastructure documentation that the next engineer can follow',
  lead: 'The person who installs a cabinet or a cable documents it the same day, in one place, with every exception. New engineers read for an hour and start work, instead of asking questions for a week.',
} as const satisfies SectionHeaderContent;

/** A very long word that has nowhere to break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';

export const longSentence =
  'The engineers who answer the phone at three in the morning choose the tools, write the runbook, and decide when a release has to wait until Monday, because they’re the ones who have to fix what goes wrong.';

export const action = {
  href: '/contact',
  label: 'Get a shortlist',
} as const satisfies LinkTarget;

export const longAction = {
  href: '/contact',
  label: 'Get a shortlist of three people who can start work this month',
} as const satisfies LinkTarget;

export const picture: Picture = {
  composition: steps,
  alt: 'Three steps, each higher than the one before.',
};

export const heroPeople: HeroDiagramProps['people'] = [
  '/portraits/candidate-1.svg',
  '/portraits/candidate-2.svg',
  '/portraits/candidate-3.svg',
  '/portraits/candidate-4.svg',
  '/portraits/candidate-5.svg',
];

export const cards = [
  {
    glyph: 'search',
    title: 'Search',
    text: 'We call people who aren’t looking and tell them why.',
  },
  {
    glyph: 'chat',
    title: 'Interview',
    text: 'An engineer asks about real problems, not definitions.',
  },
  {
    glyph: 'document',
    title: 'Shortlist',
    text: 'Three profiles with notes on strengths and weaknesses.',
  },
  {
    glyph: 'team',
    title: 'Onboarding',
    text: 'Accounts, a laptop, and a first task are ready on day one.',
  },
  {
    glyph: 'gear',
    title: 'Review',
    text: 'After a month, we both say what works and what doesn’t.',
  },
  {
    glyph: 'check',
    title: 'Support',
    text: 'One person takes your calls and knows your team.',
  },
] as const satisfies readonly CardContent[];

/** The same, as cards that turn over. */
export const flipCards = [
  { ...cards[0], summary: 'People who have a job', scene: approach(60) },
  { ...cards[1], summary: 'By an engineer', scene: approach(90) },
  { ...cards[2], summary: 'Three profiles', scene: approach(120) },
  { ...cards[3], summary: 'Ready on day one', scene: approach(150) },
  { ...cards[4], summary: 'After a month', scene: approach(180) },
  { ...cards[5], summary: 'One person to call', scene: approach(204) },
] as const satisfies readonly FlipCardContent[];

/** A laptop, leased or bought. */
export const breakEven = {
  alt: 'Leasing leads by $1,500 at the start. Buying overtakes it in month 16.',
  early: { once: 0, monthly: 100 },
  late: { once: 1500, monthly: 0 },
  months: 24,
  amountPerDot: 100,
  labels: {
    start: '$1,500 ahead on day one',
    crossing: ['The lines cross', 'in month 16'],
    end: 'Month 24: buying $900 ahead',
  },
  legend: [
    { name: 'Leasing is ahead', detail: '$100 every month' },
    { name: 'Buying is ahead', detail: '$1,500 once' },
  ],
} as const satisfies BreakEvenProps;

/** The same, as links. */
export const linkCards = [
  { ...cards[0], href: '/services' },
  { ...cards[1], href: '/career' },
  { ...cards[2], href: '/blog' },
  { ...cards[3], href: '/contact' },
  { ...cards[4], href: '/about' },
  { ...cards[5], href: '/talent-pool' },
] as const satisfies readonly LinkCard[];

/** Each kind of block at least once. */
export const blocks = [
  {
    kind: 'paragraph',
    text: [
      'A contract fills a role on paper, and the first week shows whether it worked. ',
      { strong: 'Plan that week in advance.' },
      ' Start with a ',
      { href: '/contact', text: 'plain description' },
      ' of the first task.',
    ],
  },
  { kind: 'heading', id: 'before', text: 'Before the first day' },
  {
    kind: 'list',
    items: ['Working accounts.', 'A small, safe first task.', 'Someone to ask.'],
  },
  { kind: 'heading', id: 'first-morning', text: 'The first morning', level: 3 },
  {
    kind: 'list',
    ordered: true,
    items: ['Say hello.', 'Build the project.', 'Change one word and ship it.'],
  },
  {
    kind: 'quote',
    text: 'I fixed a typo on Monday and had seen the whole pipeline by Tuesday.',
    by: 'A back-end engineer, after her first week',
  },
  {
    kind: 'note',
    title: 'Remote from day one?',
    text: 'Ship the laptop a week ahead, in case customs holds it.',
  },
  {
    kind: 'table',
    caption: 'Goals for the first month',
    columns: ['Week', 'Goal', 'Who helps'],
    rows: [
      ['First', 'Ship something small', 'Team lead'],
      ['Second', 'Review a colleague’s change', 'Any engineer'],
      ['Fourth', 'Take over one service', 'The whole team'],
    ],
  },
  {
    kind: 'table',
    caption: 'Who is responsible for what',
    note: 'A dot marks the faster way.',
    sides: ['You', 'The vendor'],
    emphasis: 'Accounts',
    columns: ['Part', 'Before', 'After'],
    rows: [
      [
        { text: 'Accounts', detail: 'Mail, chat, repository' },
        { text: 'Your administrator', side: 'first', isBest: true },
        { text: 'Both', side: 'both' },
      ],
      [
        'Laptop',
        { text: 'The vendor', side: 'second' },
        { text: 'Mostly you', side: 'mostlyFirst' },
      ],
    ],
  },
  {
    kind: 'points',
    items: [
      { title: 'Small.', text: ['One change. ', { mark: 'It has to ship.' }] },
      { title: 'Safe.', text: 'It can fail without harm.' },
    ],
  },
  { kind: 'pullQuote', text: 'Plan the first week in advance.', art: compositions.calendar },
  {
    kind: 'figure',
    title: 'Leasing is cheaper at first, buying later',
    lead: 'How far ahead the cheaper option is after each month. Each dot is $100.',
    drawing: breakEven,
    note: 'One laptop, with an invented price.',
  },
  {
    kind: 'timeline',
    items: [
      { when: 'Before', text: 'The laptop arrives.' },
      { when: 'Day 1', text: 'Say hello.' },
      { when: 'Day 10', text: ['Keep ', { strong: 'or' }, ' change.'] },
    ],
  },
] as const satisfies readonly ProseBlock[];
