import {
  type BreakEvenProps,
  compositions,
  type FlipCardContent,
  type LinkCard,
  type LinkTarget,
  type Picture,
  type ProseBlock,
  type SectionHeaderContent,
} from '#design-system';
import { steps } from './sample-artwork.ts';

/** Texts for the stories of sections. The stories of pages use the site's own texts. */
export const header = {
  title: 'A team that stays',
  lead: 'We look for people who like the work, then for the work that likes them back.',
} as const satisfies SectionHeaderContent;

export const longHeader = {
  eyebrow: 'For manufacturers with more than one plant',
  title: 'Telecommunications infrastructure documentation that the next engineer can follow',
  lead: 'Every cabinet, every cable and every exception is written down once, in one place, by the person who put it there. Whoever comes next reads for an hour and starts, instead of asking for a week.',
} as const satisfies SectionHeaderContent;

/** A very long word that has nowhere to break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter';

export const longSentence =
  'The people who will answer the phone at three in the morning choose the tools, write the runbook, and decide when a release waits for Monday, because nobody else will be there to explain what went wrong.';

export const action = {
  href: '/contact',
  label: 'Ask for a shortlist',
} as const satisfies LinkTarget;

export const longAction = {
  href: '/contact',
  label: 'Ask for a shortlist of three people who can start this month',
} as const satisfies LinkTarget;

export const picture: Picture = {
  composition: steps,
  alt: 'Three steps, each further along than the one before.',
};

export const cards = [
  {
    glyph: 'search',
    title: 'Search',
    summary: 'People who have a job',
    text: 'We call people who aren’t looking, and say why we call.',
  },
  {
    glyph: 'chat',
    title: 'Interview',
    summary: 'By an engineer',
    text: 'An engineer asks about what broke, not about definitions.',
  },
  {
    glyph: 'document',
    title: 'Shortlist',
    summary: 'Three names',
    text: 'Three names with notes, and the reasons against each.',
  },
  {
    glyph: 'handOver',
    title: 'Onboarding',
    summary: 'Ready on day one',
    text: 'Accounts, first task and first review are ready on day one.',
  },
  {
    glyph: 'chart',
    title: 'Review',
    summary: 'After a month',
    text: 'After a month you say what works, and we say it too.',
  },
  {
    glyph: 'support',
    title: 'Support',
    summary: 'One person to call',
    text: 'One person answers, and knows your team by name.',
  },
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
      'A role is filled twice: once on paper, once in the first week. ',
      { strong: 'The second time counts.' },
      ' What helps is a ',
      { href: '/contact', text: 'plain description' },
      ' of the first task.',
    ],
  },
  { kind: 'heading', id: 'before', text: 'Before the first day' },
  {
    kind: 'list',
    items: ['An account that works.', 'A task that can fail safely.', 'A person to ask.'],
  },
  { kind: 'heading', id: 'first-morning', text: 'The first morning', level: 3 },
  {
    kind: 'list',
    ordered: true,
    items: ['Say hello.', 'Build the project.', 'Change one word and ship it.'],
  },
  {
    kind: 'quote',
    text: 'I shipped a typo on Monday and knew the whole pipeline by Tuesday.',
    by: 'A backend engineer, in her first week',
  },
  {
    kind: 'note',
    title: 'Remote from day one?',
    text: 'Send the laptop a week ahead. Customs like Fridays.',
  },
  {
    kind: 'table',
    caption: 'What the first month holds',
    columns: ['Week', 'Goal', 'Who helps'],
    rows: [
      ['First', 'Ship something small', 'Team lead'],
      ['Second', 'Review a colleague’s change', 'Any engineer'],
      ['Fourth', 'Answer for one service', 'The whole team'],
    ],
  },
  {
    kind: 'table',
    caption: 'Who answers for what',
    note: 'A dot marks the quicker way.',
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
  { kind: 'pullQuote', text: 'The second time counts.', art: compositions.calendar },
  {
    kind: 'figure',
    title: 'Leasing leads first, buying leads later',
    lead: 'How far ahead the cheaper way is after each month. One dot is $100.',
    drawing: breakEven,
    note: 'One laptop, whose price is invented.',
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
