import { noticePeriods } from '../../artwork/notice-periods.ts';
import { rentedSeat } from '../../artwork/rented-seat.ts';
import { staffAugmentationCard } from './cards/staff-augmentation.ts';
import type { Post } from './post.ts';

export const staffAugmentation = {
  ...staffAugmentationCard,
  kind: 'article',
  title: 'Staff augmentation: what it is and when it pays',
  description:
    'Staff augmentation explained by people who place engineers: who carries what, five benefits with their conditions, the cost arithmetic, and a first-weeks plan.',
  closing: {
    title: 'A gap in your own team?',
    lead: 'Name the skill and the month, and a recruiter writes back.',
    interest: 'Human Resource',
    emphasis: 'quiet',
  },
  cover: {
    composition: rentedSeat,
    alt: 'A team at a table: your lead directs the rented colleague, whom the vendor outside the team employs, pays, and replaces.',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'You have a plan, a budget, and two empty chairs. Recruiting will fill them next quarter, and the release is due this quarter. Staff augmentation exists for that gap: you rent the person and keep the work.',
    },
    { kind: 'heading', id: 'what-you-are-buying', text: 'What you are buying' },
    {
      kind: 'paragraph',
      text: 'A vendor employs an engineer, an analyst, or a tester, and that person works for you: in your stand-up, in your repository, on your priorities. The vendor carries employment, payroll, and the duty to replace someone who doesn’t fit. You carry the direction. If good code solves the wrong problem, that one is yours.',
    },
    {
      kind: 'paragraph',
      text: 'Most disappointment comes from buying this when something else was needed. The table shows the neighbors.',
    },
    {
      kind: 'table',
      caption: 'Four ways to get work done, and who holds what',
      sides: ['You', 'The vendor'],
      emphasis: 'Staff augmentation',
      columns: [
        'Arrangement, and what it suits',
        'Who directs the day',
        'Who answers for the result',
      ],
      rows: [
        [
          {
            text: 'Staff augmentation',
            detail: 'A sound plan that is short of hands, or of one skill',
          },
          { text: 'Your lead', side: 'first' },
          { text: 'You; the vendor answers for the person', side: 'mostlyFirst' },
        ],
        [
          { text: 'Dedicated team', detail: 'A product line that needs a steady crew' },
          { text: 'Its own lead, from your backlog', side: 'second' },
          { text: 'Both sides, sprint by sprint', side: 'both' },
        ],
        [
          {
            text: 'Fixed-cost project',
            detail: 'Work you can describe completely before it starts',
          },
          { text: 'The vendor', side: 'second' },
          { text: 'The supplier, against a written scope', side: 'second' },
        ],
        [
          { text: 'Permanent hire', detail: 'Knowledge you will still need in three years' },
          { text: 'Your manager', side: 'first' },
          { text: 'Your company', side: 'first' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        'Here is the quick test. Name the colleague who will review the newcomer’s first pull request. If no name comes to mind, choose a ',
        { href: '/software-development', text: 'dedicated team' },
        ' that brings its own lead.',
      ],
    },
    {
      kind: 'heading',
      id: 'five-benefits',
      text: 'Five benefits, and what each one asks of you',
    },
    { kind: 'paragraph', text: [{ mark: 'Marked like this:' }, ' what it asks.'] },
    {
      kind: 'points',
      items: [
        {
          title: 'A start in weeks.',
          text: [
            'The search began before you called, so you skip the advertising and most of the interviews. ',
            { mark: 'In return, write a requirement that can be wrong.' },
            ' “Senior Java developer” can’t be; “has moved a monolith off Oracle and can explain the rollback plan” can.',
          ],
        },
        {
          title: 'A skill for one season.',
          text: [
            'Data migrations, security fixes, and cloud moves end. Hire permanently for work that ends and you keep an expert who is bored by spring. ',
            { mark: 'Set the last day, and who takes over, on the first day.' },
          ],
        },
        {
          title: 'A head count that can shrink.',
          text: [
            'A rental ends with notice instead of a layoff. ',
            { mark: 'Read the notice period before the rate:' },
            ' it is the number you will need on the day a budget is cut. ',
            { href: '/talent-pool', text: 'Weekly and monthly terms' },
            ' exist for this.',
          ],
        },
        {
          title: 'Your methods stay yours.',
          text: [
            'Code, tickets, and decisions live in your systems, so there is nothing to hand back at the end. ',
            { mark: 'It works only if you grant access before the start.' },
            ' An engineer waiting four days for a VPN token is paid time you gave away.',
          ],
        },
        {
          title: 'A trial on real work.',
          text: [
            'Three months of pull requests say more than six interviews. If you may want to keep the person, ',
            { mark: 'agree on the conversion fee up front' },
            '; ',
            { href: '/strategic-staffing', text: 'contract to hire' },
            ' is the clean form of this.',
          ],
        },
      ],
    },
    {
      kind: 'pullQuote',
      text: 'Read the notice period before the rate: it is the number you will need on the day a budget is cut.',
      art: noticePeriods,
    },
    { kind: 'heading', id: 'the-arithmetic', text: 'Where renting stops being cheaper' },
    {
      kind: 'paragraph',
      text: 'Take one senior engineer. The amounts are invented to show the method, so put your own in their place: a salary of $130,000, a quarter on top for taxes, benefits, and equipment, a recruiting fee of 20%, and an hourly rate of $100 for the rented colleague.',
    },
    {
      kind: 'figure',
      title: 'Renting leads first, hiring leads later',
      lead: 'How far ahead the cheaper way is after each month, in total cost. One dot is $2,000.',
      drawing: {
        alt: 'Renting leads by $26,000 at first and by $11,250 after six months. Hiring overtakes it in month 11, and leads by $33,000 after 24.',
        early: { once: 0, monthly: 16_000 },
        late: { once: 26_000, monthly: 162_500 / 12 },
        months: 24,
        amountPerDot: 2000,
        labels: {
          start: '$26,000 ahead on day one',
          crossing: ['The lines cross', 'in month 11'],
          end: 'Month 24: hiring $33,000 ahead',
        },
        legend: [
          { name: 'Renting is ahead', detail: '$16,000 every month' },
          { name: 'Hiring is ahead', detail: '$26,000 once, then $13,542 a month' },
        ],
      },
      note: 'One senior engineer, hired at $130,000 a year or rented at $100 an hour. The table below has the sums.',
    },
    {
      kind: 'table',
      caption: 'Example: one engineer, hired or rented',
      note: 'A dot marks the lower cost.',
      columns: ['Cost', 'Hired', 'Rented'],
      rows: [
        [
          'Per month',
          { text: '$13,542', detail: '$130,000 × 1.25 ÷ 12', isBest: true },
          { text: '$16,000', detail: '$100 × 160 hours' },
        ],
        ['Once', { text: '$26,000', detail: '20% of $130,000' }, { text: 'Nothing', isBest: true }],
        ['After 6 months', '$107,250', { text: '$96,000', isBest: true }],
        ['After 24 months', { text: '$351,000', isBest: true }, '$384,000'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Renting costs $2,458 more each month and saves $26,000 at the start, so the lines cross in the eleventh month. Need someone for less than that, rent. Need them well beyond it, hire, and rent only until the hire arrives.',
    },
    {
      kind: 'paragraph',
      text: 'The table leaves out the biggest number on purpose, because only you know it: what a week of delay costs. If the empty chair holds back a release that earns $20,000 a week, filling it five weeks sooner is worth $100,000. Beside that, haggling over five dollars an hour is a hobby.',
    },
    { kind: 'heading', id: 'when-to-leave-it', text: 'When to leave it alone' },
    {
      kind: 'list',
      items: [
        'Your lead is already the bottleneck. Each newcomer needs answers, and for the first weeks answers cost more than they bring in. Two arrivals at once is a comfortable load; with four, your lead has stopped building.',
        'Nobody has decided what to build. Extra engineers make an undecided product late and expensive instead of merely late.',
        'The work is the secret that your company would be bought for. Keep the pricing engine in heads that you employ, and rent help for everything around it.',
        'You are short of managers, and hope that contractors will need none.',
      ],
    },
    { kind: 'heading', id: 'first-ten-days', text: 'The first ten working days, as a checklist' },
    {
      kind: 'timeline',
      items: [
        {
          when: 'Before',
          text: 'Repository, tracker, chat, test data. A colleague logs in with the new account to prove that it works.',
        },
        {
          when: 'Day 1',
          text: 'Two names. One person to ask, one person who decides. They may not be the same.',
        },
        {
          when: 'Day 2',
          text: 'A small change goes all the way to staging. This tests your pipeline more than your guest.',
        },
        {
          when: 'Day 5',
          text: 'Fifteen minutes with the vendor. Say the awkward thing now, while it is small.',
        },
        {
          when: 'Day 8',
          text: 'The first task that needs judgment, with a written note on the choices made.',
        },
        {
          when: 'Day 10',
          text: 'Keep, adjust, or replace. A swap now is routine; in month three it is a crisis.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Four questions for any vendor, us included',
      text: [
        'Who employs the person? Who pays them while your project is paused? How many days does a replacement take? Who owns the code on the day it is written? If all four answers fit in one email, carry on talking. Ours begin with the ',
        { href: '/staff-augmentation', text: 'three steps' },
        ' from requirements through screening to onboarding.',
      ],
    },
  ],
} satisfies Post;
