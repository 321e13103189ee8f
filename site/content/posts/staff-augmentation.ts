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
      columns: ['Arrangement', 'Who directs the day', 'Who answers for the result', 'Suits'],
      rows: [
        [
          'Staff augmentation',
          'Your lead',
          'You; the vendor answers for the person',
          'A sound plan that is short of hands, or of one skill',
        ],
        [
          'Dedicated team',
          'Its own lead, from your backlog',
          'Both sides, sprint by sprint',
          'A product line that needs a steady crew',
        ],
        [
          'Fixed-cost project',
          'The vendor',
          'The supplier, against a written scope',
          'Work you can describe completely before it starts',
        ],
        [
          'Permanent hire',
          'Your manager',
          'Your company',
          'Knowledge you will still need in three years',
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
    {
      kind: 'list',
      items: [
        [
          { strong: 'A start in weeks.' },
          ' The search began before you called, so you skip the advertising and most of the interviews. In return, write a requirement that can be wrong. “Senior Java developer” can’t be; “has moved a monolith off Oracle and can explain the rollback plan” can.',
        ],
        [
          { strong: 'A skill for one season.' },
          ' Data migrations, security fixes, and cloud moves end. Hire permanently for work that ends and you keep an expert who is bored by spring. Set the last day, and who takes over, on the first day.',
        ],
        [
          { strong: 'A head count that can shrink.' },
          ' A rental ends with notice instead of a layoff. Read the notice period before the rate: it is the number you will need on the day a budget is cut. ',
          { href: '/talent-pool', text: 'Weekly and monthly terms' },
          ' exist for this.',
        ],
        [
          { strong: 'Your methods stay yours.' },
          ' Code, tickets, and decisions live in your systems, so there is nothing to hand back at the end. It works only if you grant access before the start. An engineer waiting four days for a VPN token is paid time you gave away.',
        ],
        [
          { strong: 'A trial on real work.' },
          ' Three months of pull requests say more than six interviews. If you may want to keep the person, agree the conversion fee up front; ',
          { href: '/strategic-staffing', text: 'contract to hire' },
          ' is the clean form of this.',
        ],
      ],
    },
    { kind: 'heading', id: 'the-arithmetic', text: 'Where renting stops being cheaper' },
    {
      kind: 'paragraph',
      text: 'Take one senior engineer. The amounts are invented to show the method, so put your own in their place: a salary of $130,000, a quarter on top for taxes, benefits, and equipment, a recruiting fee of 20%, and an hourly rate of $100 for the rented colleague.',
    },
    {
      kind: 'table',
      caption: 'Example: one engineer, hired or rented',
      columns: ['Cost', 'Hired', 'Rented'],
      rows: [
        ['Per month', '$130,000 × 1.25 ÷ 12 = $13,542', '$100 × 160 hours = $16,000'],
        ['Once', '20% of $130,000 = $26,000', 'Nothing'],
        ['After 6 months', '$107,250', '$96,000'],
        ['After 24 months', '$351,000', '$384,000'],
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
      kind: 'list',
      ordered: true,
      items: [
        [
          { strong: 'Before day 1:' },
          ' repository, tracker, chat, test data. A colleague logs in with the new account to prove that it works.',
        ],
        [
          { strong: 'Day 1:' },
          ' two names. One person to ask, one person who decides. They may not be the same.',
        ],
        [
          { strong: 'Day 2:' },
          ' a small change goes all the way to staging. This tests your pipeline more than your guest.',
        ],
        [
          { strong: 'Day 5:' },
          ' fifteen minutes with the vendor. Say the awkward thing now, while it is small.',
        ],
        [
          { strong: 'Day 8:' },
          ' the first task that needs judgment, with a written note on the choices made.',
        ],
        [
          { strong: 'Day 10:' },
          ' keep, adjust, or replace. A swap now is routine; in month three it is a crisis.',
        ],
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
