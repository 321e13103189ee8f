import { inquiryLeak } from '../../artwork/posts/inquiry-leak.ts';
import { salesforceBenefitsCard } from './cards/salesforce-benefits.ts';
import type { Post } from './post.ts';

export const salesforceBenefits = {
  ...salesforceBenefitsCard,
  kind: 'article',
  title: 'What Salesforce gives your business, and what it takes',
  description:
    'Five questions Salesforce lets your business answer, what each benefit demands in discipline, a funnel leak worked through in numbers, and a 90-day plan.',
  closing: {
    title: 'A question about your own org?',
    lead: 'Ask it in a few lines, and a Salesforce consultant answers.',
    interest: 'Software Development',
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Nobody wants a CRM. People want to know whether the quarter will hold, why a customer is angry, and what became of the inquiry from Tuesday. So judge Salesforce by the questions your people can answer without asking a colleague. These five are worth the license.',
    },
    { kind: 'heading', id: 'where-leads-go', text: 'Where did last month’s leads go?' },
    {
      kind: 'paragraph',
      text: 'In most companies the honest answer is “into somebody’s inbox.” A web form that writes to a lead queue, assignment rules that pick the owner, and an alert when nobody has replied by noon turn it into a list with names on it. This is the cheapest benefit on the page, and the first we would build.',
    },
    { kind: 'heading', id: 'will-the-quarter-hold', text: 'Will the quarter hold?' },
    {
      kind: 'paragraph',
      text: 'A forecast is only as good as its stages. Define them by what the buyer has done: agreed to a demo, named a budget, sent the contract to legal. “Likely” is a mood. With stages like these, a manager can see in July which deals have not moved since May, and go and ask about three of them rather than thirty.',
    },
    {
      kind: 'heading',
      id: 'what-we-promised',
      text: 'What have we already promised this customer?',
    },
    {
      kind: 'paragraph',
      text: 'When sales, service, and billing share one account record, the seller sees the open complaint before the renewal call. That sounds small until you have watched someone pitch an upgrade to a customer whose system has been down since Monday.',
    },
    { kind: 'heading', id: 'who-approved', text: 'Who approved this discount?' },
    {
      kind: 'paragraph',
      text: 'Approval steps and field history answer with a name and a time. Discounting rarely needs a crackdown; it shrinks as soon as people know that it can be seen.',
    },
    { kind: 'heading', id: 'why-by-hand', text: 'Why is a person still doing this by hand?' },
    {
      kind: 'paragraph',
      text: 'Renewal reminders, handoffs from sales to delivery, the welcome email: Flow does these without a developer. Fix the process on paper before you automate it, because software will repeat a bad habit faster than any employee could.',
    },
    { kind: 'heading', id: 'leak', text: 'Put a price on your leak before you see a quote' },
    {
      kind: 'paragraph',
      text: 'An example with invented numbers. A manufacturer gets 400 inquiries a month. A check of the shared mailbox shows that 15% never receive a reply: 60 inquiries. Of those that are answered, one in twenty becomes a customer, and a new customer orders for $8,000 in the first year.',
    },
    {
      kind: 'list',
      items: [
        'Customers lost: 60 ÷ 20 = 3 a month, or 36 a year.',
        'Orders lost: 36 × $8,000 = $288,000 a year.',
        'If a queue and an alert save just half of them: $144,000 a year.',
      ],
    },
    {
      kind: 'figure',
      title: 'From unread mail to lost orders',
      lead: 'Each dot is an inquiry. The circles are those that nobody answers.',
      figure: inquiryLeak(
        { inquiries: 400, unanswered: 60, oneIn: 20, order: 8000 },
        'Of 400 inquiries a month, 60 get no reply. That loses 36 customers and $288,000 a year, and saving half of them brings $144,000.',
      ),
      note: 'The manufacturer’s invented numbers. Put in your own.',
    },
    {
      kind: 'paragraph',
      text: 'Multiply the last line by your margin. That is the most this one feature may cost per year, licenses and maintenance included. Do the sum with your own mailbox; it takes an afternoon, and afterward no sales deck can frighten or charm you.',
    },
    { kind: 'heading', id: 'what-it-takes', text: 'What each benefit takes from you' },
    {
      kind: 'table',
      caption: 'The software is the easy half',
      columns: ['You get', 'Built with', 'You give'],
      rows: [
        [
          'Quick replies',
          'Assignment rules, queues, timed alerts',
          'A named owner for every queue, holidays included',
        ],
        [
          'A forecast to plan by',
          'Stages, forecast categories',
          'The courage to close dead deals as lost',
        ],
        [
          'One view of the customer',
          'Duplicate rules, integration',
          'A ruling, field by field, on which system owns it',
        ],
        [
          'Discounts under control',
          'Approval processes, field history',
          'Limits that the chief executive respects too',
        ],
        ['Less typing', 'Flow, mail and calendar sync', 'The fields that nobody ever reads'],
      ],
    },
    { kind: 'heading', id: 'ninety-days', text: 'A first ninety days that holds up' },
    {
      kind: 'points',
      items: [
        {
          title: 'Days 1 to 15.',
          text: 'Sit next to five people who will use it and write down what they really do. Choose two of the questions above. The other three wait, however loudly they are championed.',
        },
        {
          title: 'Days 16 to 45.',
          text: 'Build in a sandbox, with configuration first. Clean the data outside Salesforce, and load only accounts with some activity in the past two years. Archive the rest where it can be searched.',
        },
        {
          title: 'Days 46 to 60.',
          text: 'One team, live deals. On day 46 the old spreadsheet turns read-only. Leave two places to update and both will be wrong by Friday.',
        },
        {
          title: 'Days 61 to 90.',
          text: 'Everyone else, trained by role, one hour at a time, on their own records. Publish a list each week of what users asked for and what you fixed. Nothing wins people over like seeing their complaint crossed out.',
        },
      ],
    },
    { kind: 'heading', id: 'talk-you-out', text: 'What we would talk you out of' },
    {
      kind: 'points',
      items: [
        {
          title: 'Code where configuration does the job.',
          text: 'Apex earns its place with heavy volumes and awkward integrations. Every class needs tests (the platform demands 75% coverage overall before production) and someone who still understands it next year.',
        },
        {
          title: 'Forty required fields.',
          text: 'Each one taxes the seller, and sellers pay in “n/a.” Require what somebody uses within a week.',
        },
        {
          title: 'Every cloud at once.',
          text: 'Begin with sales or with service, wherever the pain is. A discount for buying both is no reason to implement both.',
        },
        {
          title: 'Two-way sync everywhere.',
          text: 'Let one system own each field and copy in one direction. You will sleep better.',
        },
      ],
    },
    { kind: 'heading', id: 'month-four', text: 'How to tell in month four whether it worked' },
    {
      kind: 'list',
      items: [
        'The share of open deals whose next step has a date in the future. Aim for nearly all.',
        'The median time from inquiry to first human reply, by week.',
        'The number of spreadsheets shown in the forecast meeting. The target is zero.',
        'Logins from the sales director. If the boss reads reports by email, the team will report by email.',
      ],
    },
    {
      kind: 'note',
      title: 'Who should not buy it yet',
      text: [
        'Ten people with thirty customers are well served by a shared mailbox and one careful spreadsheet. Return to the question when two of you have called the same customer on the same day. If that has happened, our ',
        { href: '/salesforce-consulting-services', text: 'Salesforce consultants' },
        ' will start with the mailbox count, and our ',
        { href: '/data-science-consulting', text: 'data team' },
        ' can help with the cleaning. To learn the system yourself, begin with our ',
        { href: '/salesforce-training', text: 'Salesforce training' },
        '.',
      ],
    },
  ],
} satisfies Post;
