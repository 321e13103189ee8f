import { inquiryLeak } from '../../artwork/posts/inquiry-leak.ts';
import { repeatedMistake } from '../../artwork/posts/repeated-mistake.ts';
import { salesforceBenefitsCard } from './cards/salesforce-benefits.ts';
import type { Post } from './post.ts';

export const salesforceBenefits = {
  ...salesforceBenefitsCard,
  kind: 'article',
  title: 'What Salesforce does for your business, and what it takes',
  description:
    'Five questions Salesforce answers for your business, what each answer takes, and a 90-day plan.',
  closing: {
    title: 'Do you have a question about Salesforce?',
    lead: 'The author of this article will read it and write back.',
    interest: 'Software Development',
    reader: salesforceBenefitsCard.author,
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Nobody wants a CRM. People want to know whether they will meet this quarter’s target, why a customer is angry, and what happened to Tuesday’s inquiry. Judge Salesforce by the questions your people can answer without asking a colleague; these five are worth the license.',
    },
    { kind: 'heading', id: 'where-leads-go', text: 'Where did last month’s leads go?' },
    {
      kind: 'paragraph',
      text: 'In many companies, the honest answer is somebody’s inbox. A web form that writes to a lead queue, assignment rules that pick the owner, and an alert when nobody has replied by noon turn that inbox into a list with names on it. This is the cheapest benefit of the five, and the first one we would build.',
    },
    { kind: 'heading', id: 'will-the-quarter-hold', text: 'Will we meet this quarter’s target?' },
    {
      kind: 'paragraph',
      text: 'A forecast is only as good as its stages, so define them by what the buyer has done: agreed to a demo, named a budget, sent the contract to legal. With clear stages, a manager can see in July which deals haven’t moved since May, and ask about three of them instead of 30.',
    },
    {
      kind: 'heading',
      id: 'what-we-promised',
      text: 'What have we already promised this customer?',
    },
    {
      kind: 'paragraph',
      text: 'When sales, service, and billing share one account record, the seller sees the open complaint before the renewal call. That sounds minor until you watch someone pitch an upgrade to a customer whose system has been down since Monday.',
    },
    { kind: 'heading', id: 'who-approved', text: 'Who approved this discount?' },
    {
      kind: 'paragraph',
      text: 'Approval steps and field history answer with a name and a time. You rarely need a crackdown on discounts, because discounts usually shrink as soon as salespeople know that colleagues can see them.',
    },
    { kind: 'heading', id: 'why-by-hand', text: 'Why is a person still doing this by hand?' },
    {
      kind: 'paragraph',
      text: 'Renewal reminders, handoffs from sales to delivery, the welcome email: Flow handles these without a developer. Software will repeat a bad habit faster than any employee could, so fix the process on paper before you automate it.',
    },
    {
      kind: 'pullQuote',
      text: 'Software will repeat a bad habit faster than any employee could.',
      art: repeatedMistake,
    },
    { kind: 'heading', id: 'leak', text: 'What unanswered inquiries cost you' },
    {
      kind: 'paragraph',
      text: 'In this example with invented numbers, a manufacturer gets 400 inquiries a month, and a check of the shared mailbox shows that 15% of them, or 60, never get a reply. Of those that do, one in 20 becomes a customer, and a new customer orders $8,000 worth in the first year.',
    },
    {
      kind: 'list',
      items: [
        'Customers lost: 60 ÷ 20 = 3 a month, or 36 a year.',
        'Orders lost: 36 × $8,000 = $288,000 a year.',
        'If a queue and an alert save half of them: $144,000 a year.',
      ],
    },
    {
      kind: 'figure',
      title: 'From unanswered inquiries to lost orders',
      lead: 'Each dot is an inquiry, and the circles are inquiries that nobody answers.',
      figure: inquiryLeak(
        { inquiries: 400, unanswered: 60, oneIn: 20, order: 8000 },
        'Of 400 inquiries a month, 60 get no reply. That loses 36 customers and $288,000 a year. Saving half of them brings in $144,000.',
      ),
      note: 'The manufacturer’s numbers are invented; replace them with your own.',
    },
    {
      kind: 'paragraph',
      text: 'Multiply the last line by your margin, and the result is the most you should spend on this one feature per year, including licenses and maintenance. Do this calculation with your own mailbox before you ask for a quote; it takes an afternoon.',
    },
    { kind: 'heading', id: 'what-it-takes', text: 'What each benefit requires from you' },
    {
      kind: 'table',
      caption: 'The benefits, how they are built, and your part',
      columns: ['You get', 'Built with', 'Your part'],
      rows: [
        [
          'Quick replies',
          'Assignment rules, queues, timed alerts',
          'A named owner for every queue, holidays included',
        ],
        [
          'A reliable forecast',
          'Stages, forecast categories',
          'The honesty to close dead deals as lost',
        ],
        [
          'One view of the customer',
          'Duplicate rules, integration',
          'A decision on which system owns each field',
        ],
        [
          'Discounts under control',
          'Approval processes, field history',
          'Limits that the chief executive respects too',
        ],
        ['Less typing', 'Flow, email and calendar sync', 'Deleting the fields that nobody reads'],
      ],
    },
    { kind: 'heading', id: 'ninety-days', text: 'A plan for the first 90 days' },
    {
      kind: 'points',
      items: [
        {
          title: 'Days 1–15.',
          text: 'Watch five future users at work, and write down what they actually do. Choose two of the questions above, and let the other three wait, no matter who asks.',
        },
        {
          title: 'Days 16–45.',
          text: 'Build in a sandbox, and configure before you write code. Clean the data outside Salesforce, load only accounts that have been active in the past two years, and keep the rest in a searchable archive.',
        },
        {
          title: 'Days 46–60.',
          text: 'Start with one team on live deals. On day 46, make the old spreadsheet read-only, because if people have two places to update, both will be wrong by Friday.',
        },
        {
          title: 'Days 61–90.',
          text: 'Train everyone else by role, one hour at a time, on their own records. Each week, publish a list of what users asked for and what you fixed, because nothing wins people over like seeing their complaint crossed out.',
        },
      ],
    },
    { kind: 'heading', id: 'talk-you-out', text: 'What we advise against' },
    {
      kind: 'points',
      items: [
        {
          title: 'Code where configuration is enough.',
          text: 'Apex is worth it for high volumes and difficult integrations, but every class needs tests (the platform requires 75% coverage overall before production) and someone who will still understand it next year.',
        },
        {
          title: 'Too many required fields.',
          text: 'Require only the information that somebody will use within a week, because every field costs the seller time and may end up filled with “n/a.”',
        },
        {
          title: 'Every cloud at once.',
          text: 'Begin with sales or with service, wherever the problems are; a discount for buying both is no reason to implement both.',
        },
        {
          title: 'Two-way sync everywhere.',
          text: 'Let one system own each field and copy it in one direction, and you will have far fewer conflicts to resolve.',
        },
      ],
    },
    { kind: 'heading', id: 'month-four', text: 'How to tell in month four whether it worked' },
    {
      kind: 'list',
      items: [
        'The share of open deals with a future date for the next step, which should be nearly all.',
        'The median time from inquiry to first human reply, by week.',
        'The number of spreadsheets shown in the forecast meeting, with a target of zero.',
        'Logins by the sales director, because a team uses the system that its manager uses.',
      ],
    },
    {
      kind: 'note',
      title: 'Who should wait',
      text: [
        'If you are 10 people with 30 customers, a shared mailbox and one careful spreadsheet will do. Think again once two of you have called the same customer on the same day: our ',
        { href: '/salesforce-consulting-services', text: 'Salesforce consultants' },
        ' will start by counting your unanswered inquiries, and our ',
        { href: '/data-science-consulting', text: 'data team' },
        ' can help clean your data. To learn the system yourself, start with our ',
        { href: '/salesforce-training', text: 'Salesforce training' },
        '.',
      ],
    },
  ],
} satisfies Post;
