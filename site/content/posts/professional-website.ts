import { lostInquiry } from '../../artwork/posts/lost-inquiry.ts';
import { transferTime } from '../../artwork/posts/transfer-time.ts';
import { professionalWebsiteCard } from './cards/professional-website.ts';
import type { Post } from './post.ts';

export const professionalWebsite = {
  ...professionalWebsiteCard,
  kind: 'article',
  title: 'Ten tips for a professional company website',
  description:
    'Ten tips for a company website, from its message to its forms, and a 20-minute test before launch.',
  closing: {
    title: 'Would you like us to look at your site?',
    lead: 'We need only the address.',
    interest: 'Software Development',
    reader: professionalWebsiteCard.author,
    emphasis: 'quiet',
  },
  body: [
    {
      kind: 'paragraph',
      text: 'Your website has one reader who matters: a stranger with a problem, a phone, and a competitor open in the next tab. These ten tips are in the order we would follow, and the first three, which cost nothing but arguments inside your company, are the ones we see skipped most often.',
    },
    {
      kind: 'heading',
      id: 'sentence-first',
      text: '1. Write the message before you design the page',
    },
    {
      kind: 'paragraph',
      text: 'Say whom you help, with what, and what happens next, in words that a competitor couldn’t use. Then apply the same test to every heading and button.',
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
        ['Get in touch', 'Ask for a quote; Dana or Luis will call you'],
      ],
    },
    { kind: 'heading', id: 'one-job', text: '2. Give each page one job' },
    {
      kind: 'paragraph',
      text: 'List your pages in a spreadsheet, and for each one write who arrives, what they want to find out, and which button they should press afterward. If you can’t complete a row, that page probably exists because a department wanted it. Merge it or delete it.',
    },
    { kind: 'heading', id: 'proof', text: '3. Put the proof next to the claim' },
    {
      kind: 'paragraph',
      text: 'Few visitors open a page called “Testimonials.” Evidence belongs next to the claim that it supports. If you say that installation takes one day, let the next line quote the customer who timed it, with a name and a job title, and remove any claim that you can’t prove.',
    },
    { kind: 'heading', id: 'phone-first', text: '4. Design for a small phone, with the real text' },
    {
      kind: 'paragraph',
      text: 'Start at 360 pixels wide, with your longest product name and your least photogenic product. Placeholder text always fits, which is the problem with it. A layout that works with the worst content on a small screen will also work on a desktop, but if you start with the desktop, you end up with a collection of exceptions.',
    },
    { kind: 'heading', id: 'limit', text: '5. Limit your typefaces and colors' },
    {
      kind: 'paragraph',
      text: 'A site looks professional mostly because it is consistent. Use two typefaces, five colors, one size for body text, one spacing scale, and one style for the main button. Check each pair of text and background for a contrast of at least 4.5 to 1 before the brand colors are approved, while they are still easy to change.',
    },
    { kind: 'heading', id: 'weight', text: '6. Set a limit for page weight' },
    {
      kind: 'paragraph',
      text: 'On a 10-megabit mobile connection, a 3\u00a0MB page, or 24 megabits, needs 2.4 seconds for the transfer alone, and a 500\u00a0KB page needs 0.4. Agree on a limit, have the build fail above it, and you will soon find the usual causes: photos bigger than any screen, four weights of a font, and scripts for a campaign that ended last year. Every external script needs an owner, and when the owner leaves the company, remove the script.',
    },
    {
      kind: 'figure',
      title: 'How page weight delays the reader',
      lead: 'Each dot is 100 KB at 10 megabits a second.',
      figure: transferTime(
        {
          pages: [
            { label: 'A 3 MB page', kilobytes: 3000 },
            { label: 'The same page at 500 KB', kilobytes: 500 },
          ],
          speed: 10,
        },
        'A 3 MB page takes 2.4 seconds to arrive and a 500 KB page takes 0.4, so its reader can start two seconds earlier.',
      ),
      note: 'This is the transfer alone; connecting and displaying the page take additional time.',
    },
    { kind: 'heading', id: 'form', text: '7. Shorten the form and check that it arrives' },
    {
      kind: 'paragraph',
      text: 'Ask only for the information you need for a first answer, and put labels above the fields, where they remain visible as people type. Show each mistake next to its field, and never delete what someone has written. A broken form may show no error, and you may not notice for months, so set a monthly reminder to send a test inquiry and confirm that it reached a person.',
    },
    {
      kind: 'pullQuote',
      text: 'A broken form may show no error, and you may not notice for months.',
      art: lostInquiry,
    },
    {
      kind: 'heading',
      id: 'keyboard',
      text: '8. Build for keyboards and screen readers from the start',
    },
    {
      kind: 'paragraph',
      text: 'Put headings in order, write links that say where they lead, make the focus ring easy to see, and describe each picture in a sentence. During development this is ordinary markup, but after a complaint it is a second project. In the contract, name a standard such as WCAG 2.2 AA, because “accessible” alone means nothing there.',
    },
    { kind: 'heading', id: 'search', text: '9. Let search engines read what people read' },
    {
      kind: 'paragraph',
      text: [
        'Give each page one subject, a title that names it, an address you could say over the phone, and text that is in the HTML before any script runs. When you replace an old site, list all its addresses and redirect each to the closest new page, because a redesign that skips this step can wipe out years of search traffic overnight. Anything beyond these basics is ',
        { href: '/digital-marketing-and-brand-imaging', text: 'marketing work' },
        ', and it pays off only after the basics are in place.',
      ],
    },
    { kind: 'heading', id: 'owner', text: '10. Name an owner and schedule updates' },
    {
      kind: 'paragraph',
      text: 'Because a website starts to age at launch, give one person the right to change it and an hour every quarter to remove employees who have left, correct prices, fix broken links, check for software updates, and restore one backup to be sure that it works.',
    },
    { kind: 'heading', id: 'twenty-minutes', text: 'A 20-minute test before you launch' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Show the home page to someone outside the company for 10 seconds, and ask what you sell.',
        'Put your mouse away and send the form with the keyboard alone.',
        'Zoom to 200% on a phone, and see whether anything overlaps or runs off the side.',
        'Load the page on a slow connection and watch whether anything moves as you tap it.',
        'Type an address that doesn’t exist, and see whether there is a way back.',
        'Search the text for the word “solutions” and replace it with what you actually sell.',
        'Paste a link into a chat, and see whether the title and the picture make sense there.',
        'Call the phone number on the page.',
      ],
    },
    {
      kind: 'note',
      title: 'What to leave out of the first version',
      text: [
        'Leave out any animation that makes people wait for text. A chat, a news page, and a second language can wait until someone has the time to keep them up. For help with the rest, see how we handle ',
        { href: '/website-design-and-development', text: 'design and development' },
        '.',
      ],
    },
  ],
} satisfies Post;
