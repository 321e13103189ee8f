import { replaced } from './author-mistake.ts';

/** Content beside the example's own. */
const added = (content: string, told: string) =>
  replaced('banner: {', `${content},\n  banner: {`, told);

const picture = (alt: string) => `picture: { composition: receptionRack, alt: '${alt}' }`;
const bannerTitle = "title: 'Find the bug before the customer does'";
const lead = "lead: 'Testers who read requirements, question them, and write down what they saw.'";
const action = "action: { href: '/contact', label: 'See a sample test plan' }";

/** Mistakes in words. */
export const textMistakes = [
  added(picture(''), 'CONTENT: page.picture.alt is empty. Say in one sentence what the picture'),
  added(
    picture('A row of bars. '.repeat(11).trim()),
    'CONTENT: page.picture.alt has 164 characters. Write 1 to 150: it is one sentence, and',
  ),
  added(
    "published: '2026-13-01'",
    'CONTENT: page.published isn’t a date. Write it like "2026-01-31".',
  ),
  replaced(
    bannerTitle,
    `title: '${'Find the bug. '.repeat(10).trim()}'`,
    'CONTENT: page.banner.title has 139 characters. Write 1 to 70: a longer one fills the first',
  ),
  replaced(
    bannerTitle,
    "title: ''",
    'CONTENT: page.banner.title is empty. Write the text, or remove the element it belongs to.',
  ),
  replaced(
    bannerTitle,
    "title: 'Find the bug '",
    'CONTENT: page.banner.title begins or ends with a space. Remove it.',
  ),
  replaced(
    bannerTitle,
    "title: 'Find  the bug'",
    'CONTENT: page.banner.title has several spaces in a row, a tab, or a line break. Use one',
  ),
  replaced(
    bannerTitle,
    "title: 'Find the bug 🐞'",
    'CONTENT: page.banner.title contains 🐞, which the typefaces don’t include. Remove it, or',
  ),
  replaced(
    lead,
    "lead: 'Testers who\u200b read.'",
    'CONTENT: page.banner.lead contains U+200B, which the typefaces don’t include.',
  ),
  replaced(
    lead,
    "lead: 'Łukasz and a 👩‍💻 ask for it.'",
    'CONTENT: page.banner.lead contains Ł 👩‍💻, which the typefaces don’t include.',
  ),
  replaced(
    lead,
    "lead: 'Fast &amp; sound.'",
    'CONTENT: page.banner.lead contains HTML or Markdown, which visitors would see as it is. Write',
  ),
  replaced(
    lead,
    "lead: 'Lorem ipsum dolor.'",
    'CONTENT: page.banner.lead contains a placeholder. Write the real text.',
  ),
  replaced(
    lead,
    `lead: '${'We test. '.repeat(30).trim()}'`,
    'CONTENT: page.banner.lead has 269 characters. Write 1 to 200: it is one or two sentences.',
  ),
  replaced(
    action,
    "action: { href: '/contact', label: '…' }",
    'CONTENT: page.banner.action.label has no letters or digits. Write words.',
  ),
  replaced(
    action,
    "action: { href: 'https://', label: 'Ask' }",
    'CONTENT: page.banner.action.href isn’t an address for a link. Start it with "/"',
  ),
];

/** Mistakes in lists. */
export const listMistakes = [
  replaced(
    "title: 'Exploratory'",
    "title: 'Automated'",
    'CONTENT: page.offers.cards[1] repeats “Automated” from page.offers.cards[0]. Make them different.',
  ),
  added(
    "questions: [{ question: 'Why?' }, { question: 'Why?' }]",
    'CONTENT: page.questions[1] repeats “Why?” from page.questions[0]. Make them different.',
  ),
  added(
    "keywords: ['tests', 'tests']",
    'CONTENT: page.keywords[1] repeats “tests” from page.keywords[0]. Make them different.',
  ),
  added(
    'keywords: []',
    'CONTENT: page.keywords is an empty list. Add an item, or remove the list.',
  ),
  added(
    "reasons: [{ title: 'Care', text: 'We do.' }, { title: 'Speed', text: 'We are.' }]",
    'CONTENT: page.reasons has 2 items. Write 3 to 6: the strongest are enough.',
  ),
  added(
    "one: { id: 'start' }, two: { id: 'start' }",
    'CONTENT: page.two.id repeats “start” from CONTENT: page.one. Make them different.',
  ),
];
