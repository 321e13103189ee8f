import { page as about } from '../../content/about.ts';

/** A mistake in the README's example of a page, and what its author is told. */
export type AuthorMistake = {
  /** What of the example is replaced, and by what. */
  edits: readonly (readonly [from: string, to: string])[];
  /** How the line begins. `CONTENT` and `ROUTE` stand for the page's files, `PATH` for its path. */
  told: string;
};

const replaced = (from: string, to: string, told: string): AuthorMistake => ({
  edits: [[from, to]],
  told,
});

/** Content beside the example's own. */
const added = (content: string, told: string) =>
  replaced('banner: {', `${content},\n  banner: {`, told);

const picture = (alt: string) => `picture: { composition: servicesIndex, alt: '${alt}' }`;
const bannerTitle = "title: 'Find the bug before the customer does'";
const lead = "lead: 'Testers who read requirements, question them, and write down what they saw.'";
const action = "action: { href: '/contact', label: 'Ask for a test plan' }";
const title = "title: 'Software testing and quality assurance'";
const description =
  "'Testers who join your team or take the whole test plan: exploratory sessions, automated suites and a release report that fits on one page.'";

const textMistakes = [
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

const listMistakes = [
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

const pageMistakes = [
  replaced(
    "path: '/quality-assurance'",
    "path: '/about'",
    'CONTENT: page.path is "/about". Write "PATH", where its route is.',
  ),
  replaced(
    title,
    "title: 'Testing'",
    'CONTENT: page.title has 7 characters. Write 30 to 60: search results cut off what is longer.',
  ),
  replaced(
    title,
    `title: '${about.title}'`,
    `CONTENT: page.title repeats “${about.title}” of site/content/about.ts: page. Give each its own.`,
  ),
  replaced(
    description,
    "'Testers for you.'",
    'CONTENT: page.description has 16 characters. Write 110 to 160: search results have room for',
  ),
  replaced(
    description,
    `'${'Testers for your team. '.repeat(8).trim()}'`,
    'CONTENT: page.description has 183 characters. Write 110 to 160: search results have room for',
  ),
  replaced('  head: pageHead,\n', '', 'ROUTE has no title. Write `head: pageHead` in it.'),
  replaced('  loader: () => page,\n', '', 'ROUTE has no page. Write `loader: () => page` in it.'),
  replaced(
    '  return (\n',
    "  if (page.path) throw new Error('No tests today.');\n  return (\n",
    'ROUTE does not render: Error: No tests today.',
  ),
];

const opening = '<Banner {...page.banner} background="subtle" />';
const cards = '<CardGrid {...page.offers} variant="open" />';
const imported = 'import { Banner, CardGrid }';

const sectionMistakes: readonly AuthorMistake[] = [
  replaced(opening, '', 'ROUTE has no heading of level 1. Begin with a Banner.'),
  replaced(
    cards,
    '<Banner {...page.banner} title="Found" />',
    'ROUTE has 2 headings of level 1, “Find the bug before the customer does” and “Found”. Keep one',
  ),
  replaced(
    `${opening}\n      ${cards}`,
    `${cards}\n      ${opening}`,
    'ROUTE begins with “Three ways to test”. Begin with the Banner “Find the bug before the',
  ),
  replaced(
    cards,
    '<CardGrid {...page.offers} background="subtle" />',
    'ROUTE has “Find the bug before the customer does” and “Three ways to test” side by side on the ' +
      'background "subtle". Give one another.',
  ),
  {
    edits: [
      [imported, 'import { Banner, CardGrid, Stats }'],
      [
        cards,
        `<Stats variant="floating" label="Figures" stats={[{ value: '2', label: 'testers' }, { value: '9', label: 'bugs' }]} />`,
      ],
    ],
    told: 'ROUTE has “Figures” below “Find the bug before the customer does”. Write previousBackground="subtle".',
  },
];

/** What the build finds. */
export const foundMistakes: readonly AuthorMistake[] = [
  ...textMistakes,
  ...listMistakes,
  ...pageMistakes,
  ...sectionMistakes,
];
