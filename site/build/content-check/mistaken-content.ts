import { replaced } from './author-mistake.ts';

/** Content beside the example's own. */
const added = (content: string, told: string) =>
  replaced('banner: {', `${content},\n  banner: {`, told);

const picture = (alt: string) => `picture: { composition: servicesIndex, alt: '${alt}' }`;
const bannerTitle = "title: 'Find the bug before the customer does'";
const lead = "lead: 'Testers who read requirements, question them, and write down what they saw.'";
const action = "action: { href: '/contact', label: 'Ask for a test plan' }";

/** Mistakes in words. */
export const textMistakes = [
  added(picture(''), 'CONTENT: page.picture.alt is empty. Say in one sentence what the picture'),
  added(
    picture('A row of bars. '.repeat(11).trim()),
    'CONTENT: page.picture.alt has 164 characters. Write 1 to 150: it is one sentence, and',
  ),
  added(
    "published: '2026-13-01'",
    'CONTENT: page.published is no day. Write it like "2026-01-31".',
  ),
  replaced(
    bannerTitle,
    `title: '${'Find the bug. '.repeat(10).trim()}'`,
    'CONTENT: page.banner.title has 139 characters. Write 1 to 70: a longer one fills the first',
  ),
  replaced(
    bannerTitle,
    "title: ''",
    'CONTENT: page.banner.title is empty. Write its words, or leave out what it belongs to.',
  ),
  replaced(
    bannerTitle,
    "title: 'Find the bug '",
    'CONTENT: page.banner.title begins or ends with a space. Take it away.',
  ),
  replaced(
    bannerTitle,
    "title: 'Find  the bug'",
    'CONTENT: page.banner.title has several spaces in a row, a tab, or a line break. Put one',
  ),
  replaced(
    bannerTitle,
    "title: 'Find the bug 🐞'",
    'CONTENT: page.banner.title has 🐞 in it, which the typefaces lack. Write it without, or see',
  ),
  replaced(
    lead,
    "lead: 'Testers who\u200b read.'",
    'CONTENT: page.banner.lead has U+200B in it, which the typefaces lack.',
  ),
  replaced(
    lead,
    "lead: 'Łukasz and a 👩‍💻 ask for it.'",
    'CONTENT: page.banner.lead has Ł 👩‍💻 in it, which the typefaces lack.',
  ),
  replaced(
    lead,
    "lead: 'Fast &amp; sound.'",
    'CONTENT: page.banner.lead has HTML or Markdown in it, which visitors would read. Write',
  ),
  replaced(
    lead,
    "lead: 'Lorem ipsum dolor.'",
    'CONTENT: page.banner.lead has a placeholder in it. Write the words that belong there.',
  ),
  replaced(
    lead,
    `lead: '${'We test. '.repeat(30).trim()}'`,
    'CONTENT: page.banner.lead has 269 characters. Write 1 to 200: it is one or two sentences.',
  ),
  replaced(
    action,
    "action: { href: '/contact', label: '…' }",
    'CONTENT: page.banner.action.label has no letter and no digit. Write words.',
  ),
  replaced(
    action,
    "action: { href: 'https://', label: 'Ask' }",
    'CONTENT: page.banner.action.href is no address for a link. Begin a page’s with "/"',
  ),
];

/** Mistakes in lists. */
export const listMistakes = [
  replaced(
    "title: 'Exploratory'",
    "title: 'Automated'",
    'CONTENT: page.offers.cards[1] repeats “Automated” of page.offers.cards[0]. Give each its own.',
  ),
  added(
    "questions: [{ question: 'Why?' }, { question: 'Why?' }]",
    'CONTENT: page.questions[1] repeats “Why?” of page.questions[0]. Give each its own.',
  ),
  added(
    "keywords: ['tests', 'tests']",
    'CONTENT: page.keywords[1] repeats “tests” of page.keywords[0]. Give each its own.',
  ),
  added('keywords: []', 'CONTENT: page.keywords is an empty list. Add an item, or leave it out.'),
  added(
    "reasons: [{ title: 'Care', text: 'We do.' }, { title: 'Speed', text: 'We are.' }]",
    'CONTENT: page.reasons has 2 items. Write 3 to 6: the strongest are enough.',
  ),
  added(
    "one: { id: 'start' }, two: { id: 'start' }",
    'CONTENT: page.two.id repeats “start” of CONTENT: page.one. Give each its own.',
  ),
];
