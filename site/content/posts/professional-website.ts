import { transferTime } from '../../artwork/posts/transfer-time.ts';
import { professionalWebsiteCard } from './cards/professional-website.ts';
import type { Post } from './post.ts';

export const professionalWebsite = {
  ...professionalWebsiteCard,
  kind: 'article',
  title: 'Ten tips for a professional company website',
  description:
    'Ten tips for a company website that strangers trust: copy, proof, weight, forms, accessibility, redirects, and a twenty-minute test before launch.',
  closing: {
    title: 'A site you want a second look at?',
    lead: 'Send its address, and a developer writes back.',
    interest: 'Software Development',
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Your website has one reader who matters: a stranger with a problem, a phone, and a competitor open in the next tab. The ten tips stand in the order we would follow them. The first three cost nothing except arguments inside your company, which is why they are usually skipped.',
    },
    {
      kind: 'heading',
      id: 'sentence-first',
      text: '1. Write the sentence before you draw the page',
    },
    {
      kind: 'paragraph',
      text: 'Say whom you help, with what, and what happens next, in words that a competitor couldn’t put on their own page. Then hold every heading and button to the same test.',
    },
    {
      kind: 'table',
      caption: 'Invented examples of the same message, before and after',
      columns: ['What we often find', 'What tells a stranger more'],
      rows: [
        [
          'Innovative solutions for modern business',
          'Payroll software for restaurants with 5 to 50 locations',
        ],
        [
          'We are passionate about quality',
          'Two people inspect every pallet, and you get their report',
        ],
        ['Learn more', 'See prices'],
        ['Get in touch!', 'Ask for a quote; Dana or Luis will call you'],
      ],
    },
    { kind: 'heading', id: 'one-job', text: '2. Give each page one job' },
    {
      kind: 'paragraph',
      text: 'List your pages in a sheet. For each, write who arrives, what they want to find out, and which button they should press afterward. A page whose row you can’t fill is there because a department wanted one. Merge it or delete it.',
    },
    { kind: 'heading', id: 'proof', text: '3. Put the proof beside the claim' },
    {
      kind: 'paragraph',
      text: 'A page called “Testimonials” is where evidence goes to be ignored. If you say that installation takes one day, the customer who timed it belongs in the next line, with a name and a job title. A claim for which no proof can be found should go.',
    },
    { kind: 'heading', id: 'phone-first', text: '4. Design on a small phone, with the real text' },
    {
      kind: 'paragraph',
      text: 'Start at 360 pixels wide, with your longest product name and your least photogenic product. Placeholder text always fits, and that is what is wrong with it. Layouts that survive the worst content on a small screen grow up to a desktop without trouble; the other direction ends in a pile of exceptions.',
    },
    { kind: 'heading', id: 'limit', text: '5. Limit yourself: two typefaces, five colors' },
    {
      kind: 'paragraph',
      text: 'What people call professional is mostly consistency. One size for body text, one spacing scale, one style of button that always means “go on.” Check each pair of text and background for a contrast of at least 4.5 to 1, and do it before the brand colors are signed off, while changing them is still a conversation.',
    },
    { kind: 'heading', id: 'weight', text: '6. Give the page a weight limit' },
    {
      kind: 'paragraph',
      text: 'On a 10-megabit mobile connection, a 3 MB page needs 24 ÷ 10 = 2.4 seconds for the transfer alone. At 500 KB it is 0.4. Agree on a limit, let the build fail above it, and the usual culprits show themselves: photographs bigger than any screen, four weights of a font, and scripts that marketing added for a campaign that ended. Every outside script needs an owner with a name. When the owner leaves, so does the script.',
    },
    {
      kind: 'figure',
      title: 'Two seconds that nobody gets back',
      lead: 'Each dot is 100 KB on its way over a 10-megabit connection.',
      figure: transferTime(
        {
          pages: [
            { label: 'A page of 3 MB', kilobytes: 3000 },
            { label: 'The same page within 500 KB', kilobytes: 500 },
          ],
          speed: 10,
        },
        'A page of 3 MB takes 2.4 seconds to arrive, and one of 500 KB takes 0.4, so its reader can begin two seconds earlier.',
      ),
      note: 'Transfer alone. Setting up the connection and drawing the page come on top.',
    },
    { kind: 'heading', id: 'form', text: '7. Shorten the form, then prove that it arrives' },
    {
      kind: 'paragraph',
      text: 'Ask only for what you need to send the first answer. Put labels above the fields, where they stay visible during typing. Show each mistake next to its field, and never throw away what someone has written. Then put a recurring entry in a calendar: once a month, a person sends a test inquiry and confirms that it reached a human. Broken forms make no noise, and the first symptom is a quiet quarter.',
    },
    {
      kind: 'heading',
      id: 'keyboard',
      text: '8. Build for the keyboard and the screen reader now',
    },
    {
      kind: 'paragraph',
      text: 'Headings in order, links that say where they lead, a focus ring that everyone can see, pictures described in a sentence. Done while building, this is ordinary markup. Done after a complaint, it is a second project. The level to name in the contract is WCAG 2.2 AA, and “accessible” without a standard behind it means nothing there.',
    },
    { kind: 'heading', id: 'search', text: '9. Let search engines read what people read' },
    {
      kind: 'paragraph',
      text: [
        'One subject per page, a title that names it, an address that a person could say over the phone, and text that is in the HTML before any script runs. When you replace an old site, list all its addresses and send each to its nearest successor. Skipping that list is how a redesign loses years of traffic overnight. Anything beyond these basics is ',
        { href: '/digital-marketing-and-brand-imaging', text: 'marketing work' },
        ', and pays off only once the basics hold.',
      ],
    },
    { kind: 'heading', id: 'owner', text: '10. Name an owner, and book the hour' },
    {
      kind: 'paragraph',
      text: 'A website starts to age at launch. Give one person the right to change it and an hour each quarter to do it: people who have left, prices that have moved, broken links, software updates, and one backup restored for practice. A backup that nobody has restored is only a hope.',
    },
    { kind: 'heading', id: 'twenty-minutes', text: 'A twenty-minute test before you launch' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Show the home page to someone outside the company for ten seconds. Can they say what you sell?',
        'Put the mouse in a drawer and send the form.',
        'Zoom to 200% on a phone. Does anything overlap, or run off the side?',
        'Load the page on a throttled connection and watch what moves under your finger.',
        'Type an address that doesn’t exist. Is there a way back?',
        'Search all copy for the word “solutions” and put the actual thing in its place.',
        'Paste a link into a chat. Do the title and the picture make sense there?',
        'Call the phone number. Yes, really.',
      ],
    },
    {
      kind: 'note',
      title: 'Leave out of the first version',
      text: [
        'A chat bubble that nobody staffs, a news page without a writer, a second language that you can’t maintain, and any animation that makes people wait for text. You can add all four later, with evidence. If you want a hand with what stays in, see how we handle ',
        { href: '/website-design-and-development', text: 'design and development' },
        '.',
      ],
    },
  ],
} satisfies Post;
