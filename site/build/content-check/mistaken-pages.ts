import { page as about } from '../../content/about.ts';
import { type AuthorMistake, replaced } from './author-mistake.ts';

const title = "title: 'Software testing and quality assurance'";
const description =
  "'Testers who join your team or take the whole test plan: exploratory sessions, automated suites and a release report that fits on one page.'";

/** Mistakes in what a page says about itself, and in its route. */
export const pageMistakes = [
  replaced(
    "path: '/quality-assurance'",
    "path: '/about'",
    'CONTENT: page.path is "/about", but ROUTE loads it. Write "PATH", or load another page there.',
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

/** Mistakes in how a page's sections meet. */
export const sectionMistakes: readonly AuthorMistake[] = [
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
