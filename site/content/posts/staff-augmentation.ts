import { contractSeat } from '../../artwork/contract-seat.ts';
import { noticePeriods } from '../../artwork/notice-periods.ts';
import { staffAugmentationCard } from './cards/staff-augmentation.ts';
import type { Post } from './post.ts';

export const staffAugmentation = {
  ...staffAugmentationCard,
  kind: 'article',
  title: 'Staff augmentation: what it is and when it pays off',
  description:
    'What staff augmentation is, what it costs compared with hiring, when it pays off, and how to start.',
  closing: {
    title: 'Is your team missing someone?',
    lead: 'Which skill do you need, and when?',
    interest: 'Human Resource',
    reader: staffAugmentationCard.author,
    emphasis: 'quiet',
  },
  cover: {
    composition: contractSeat,
    alt: 'A team at a table. Your lead directs the contract colleague; a vendor outside the team employs, pays, and replaces that person.',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'You have a plan, a budget, and two empty chairs. Recruiting will fill them next quarter, but the release has to go out before then. Staff augmentation closes that gap: a vendor employs the person, and you direct the work.',
    },
    { kind: 'heading', id: 'what-you-are-buying', text: 'Who does what: you and the vendor' },
    {
      kind: 'paragraph',
      text: 'A vendor employs an engineer, an analyst, or a tester who works for you: in your standup, in your repository, on your priorities. The vendor handles employment and payroll, and has to replace anyone who doesn’t work out. You set the direction, and if good code solves the wrong problem, that is your responsibility.',
    },
    {
      kind: 'paragraph',
      text: 'Most disappointment comes from buying staff augmentation when something else was needed. The table compares it with the alternatives.',
    },
    {
      kind: 'table',
      caption: 'Four ways to get work done, and who is responsible',
      sides: ['You', 'The vendor'],
      emphasis: 'Staff augmentation',
      columns: [
        'Arrangement and what it suits',
        'Who directs daily work',
        'Who is responsible for the result',
      ],
      rows: [
        [
          {
            text: 'Staff augmentation',
            detail: 'A sound plan that lacks people, or one skill',
          },
          { text: 'Your lead', side: 'first' },
          { text: 'You; the vendor is responsible for the person', side: 'mostlyFirst' },
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
          { text: 'The vendor, against a written scope', side: 'second' },
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
        'Before you decide, name the colleague who will review the new engineer’s first pull request. If you can’t think of anyone, choose a ',
        { href: '/software-development', text: 'dedicated team' },
        ' that brings its own lead.',
      ],
    },
    {
      kind: 'heading',
      id: 'five-benefits',
      text: 'Five benefits, and what each one requires',
    },
    {
      kind: 'paragraph',
      text: [{ mark: 'Highlighted text' }, ' says what you have to do in return.'],
    },
    {
      kind: 'points',
      items: [
        {
          title: 'A start in weeks.',
          text: [
            'The vendor was already looking before you called, so you skip the advertising and most of the interviews. ',
            { mark: 'In return, write a specific requirement.' },
            ' “Senior Java developer” is too vague, while “has moved a monolith off Oracle and can explain the rollback plan” tells the vendor whom to look for.',
          ],
        },
        {
          title: 'A skill for a limited time.',
          text: [
            'Data migrations, security fixes, and cloud moves come to an end, and an expert you hired permanently for one of them will be bored within months. ',
            { mark: 'On the first day, set the last day and name who takes over.' },
          ],
        },
        {
          title: 'A headcount that can shrink.',
          text: [
            'A contract ends with notice instead of a layoff. ',
            { mark: 'Check the notice period before the rate:' },
            ' you will need it on the day a budget is cut, which is what ',
            { href: '/talent-pool', text: 'weekly and monthly terms' },
            ' are for.',
          ],
        },
        {
          title: 'Work that stays in your systems.',
          text: [
            'Code, tickets, and decisions are yours from the beginning, with nothing to hand back at the end. ',
            { mark: 'This works only if you grant access before the first day:' },
            ' while an engineer waits four days for a VPN token, you are paying for nothing.',
          ],
        },
        {
          title: 'A trial on real work.',
          text: [
            'Three months of pull requests tell you more about an engineer than six interviews. If you might want to keep the person permanently, ',
            { mark: 'agree on the conversion fee up front' },
            '; ',
            { href: '/strategic-staffing', text: 'contract to hire' },
            ' is the standard arrangement for this.',
          ],
        },
      ],
    },
    {
      kind: 'pullQuote',
      text: 'A low rate with a long notice period costs more on the day a budget is cut.',
      art: noticePeriods,
    },
    { kind: 'heading', id: 'the-arithmetic', text: 'When a permanent hire becomes cheaper' },
    {
      kind: 'paragraph',
      text: 'The example is one senior engineer, with invented amounts that you can replace with your own: a salary of $130,000, plus 25% for taxes, benefits, and equipment; a recruiting fee of 20%; and an hourly rate of $100 for a contract engineer.',
    },
    {
      kind: 'figure',
      title: 'Which costs less, month by month',
      lead: 'How far ahead the cheaper option is in total cost after each month, with one dot for every $2,000.',
      drawing: {
        alt: 'A contractor leads by $26,000 at first and by $11,250 after six months. Hiring takes the lead in month 11 and is $33,000 ahead after 24.',
        early: { once: 0, monthly: 16_000 },
        late: { once: 26_000, monthly: 162_500 / 12 },
        months: 24,
        amountPerDot: 2000,
        labels: {
          start: '$26,000 ahead on day one',
          crossing: ['Hiring leads', 'from month 11'],
          end: 'Month 24: hiring $33,000 ahead',
        },
        legend: [
          { name: 'A contractor is ahead', detail: '$16,000 every month' },
          { name: 'Hiring is ahead', detail: '$26,000 once, then $13,542 a month' },
        ],
      },
      note: 'One senior engineer, hired at $130,000 a year or on contract at $100 an hour; the table below shows the calculation.',
    },
    {
      kind: 'table',
      caption: 'Example: one engineer, employee or contractor',
      note: 'A dot marks the lower cost.',
      columns: ['Cost', 'Employee', 'Contractor'],
      rows: [
        [
          'Per month',
          { text: '$13,542', detail: '$130,000 × 1.25 ÷ 12', isBest: true },
          { text: '$16,000', detail: '$100 × 160 hours' },
        ],
        [
          'One time',
          { text: '$26,000', detail: '20% of $130,000' },
          { text: 'Nothing', isBest: true },
        ],
        ['After 6 months', '$107,250', { text: '$96,000', isBest: true }],
        ['After 24 months', { text: '$351,000', isBest: true }, '$384,000'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'A contractor costs $2,458 more each month and saves $26,000 at the start, so hiring becomes cheaper in month 11. If you need someone for less time than that, use a contractor; if you need them for considerably longer, hire, and use a contractor only until the new employee arrives.',
    },
    {
      kind: 'paragraph',
      text: 'The table leaves out the biggest number because only you know it: what a week of delay costs. If the empty chair holds back a release that earns $20,000 a week, filling it five weeks sooner is worth $100,000, and a difference of $5 an hour hardly matters.',
    },
    {
      kind: 'heading',
      id: 'when-to-leave-it',
      text: 'When staff augmentation is the wrong choice',
    },
    {
      kind: 'list',
      items: [
        'Your lead is already the bottleneck. New people have questions, and for the first few weeks the answers take more time than the newcomers save. Your lead can handle two arrivals at once, but four will stop all other work.',
        'Nobody has decided what to build, and until someone does, additional engineers only raise the cost.',
        'The work is the secret that makes your company valuable: keep it with your own employees, and bring in help for everything around it.',
        'You are short of managers and hope that contractors will manage themselves.',
      ],
    },
    { kind: 'heading', id: 'first-ten-days', text: 'A checklist for the first 10 business days' },
    {
      kind: 'timeline',
      items: [
        {
          when: 'Before',
          text: 'Set up the repository, tracker, chat, and test data, and have a colleague log in with the new account to make sure it works.',
        },
        {
          when: 'Day 1',
          text: 'Give the new person two names: whom to ask, and who decides.',
        },
        {
          when: 'Day 2',
          text: 'Have the engineer take a small change all the way to staging, which tests your pipeline more than the engineer.',
        },
        {
          when: 'Day 5',
          text: 'Talk to the vendor for 15 minutes, and mention any problem while it is still small.',
        },
        {
          when: 'Day 8',
          text: 'Assign the first task that needs judgment, and ask for a note on the choices made.',
        },
        {
          when: 'Day 10',
          text: 'Keep, adjust, or replace: a change is much easier now than in month three.',
        },
      ],
    },
    {
      kind: 'note',
      title: 'Questions to ask any vendor, including us',
      text: [
        'Who employs the person, and who pays them while your project is paused? How many days does a replacement take, and who owns the code on the day it is written? If all the answers fit in one email, keep talking. Our own service has ',
        { href: '/staff-augmentation', text: 'three steps' },
        ': requirements, screening, and onboarding.',
      ],
    },
  ],
} satisfies Post;
