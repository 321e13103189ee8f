import { page as about } from '../../content/about.ts';
import { type AuthorMistake, replaced } from './author-mistake.ts';

const title = "title: 'Software testing and quality assurance'";
const description =
  "'Testers who join your team or run the whole test plan, with a one-page release report.'";

/** Mistakes in what a page says about itself, and in its route. */
export const pageMistakes = [
  replaced(
    "path: '/quality-assurance'",
    "path: '/about'",
    'CONTENT: page.path is "/about", but ROUTE loads it. Change it to "PATH", or load another page there.',
  ),
  replaced(
    title,
    "title: 'Testing'",
    'CONTENT: page.title has 7 characters. Write 30 to 60: search results cut off longer ones.',
  ),
  replaced(
    title,
    `title: '${about.title}'`,
    `CONTENT: page.title repeats “${about.title}” from site/content/about.ts: page. Make them different.`,
  ),
  replaced(
    description,
    "'Testers for you.'",
    'CONTENT: page.description has 16 characters. Write 80 to ',
  ),
  replaced(
    description,
    `'${'Testers for your team. '.repeat(8).trim()}'`,
    'CONTENT: page.description has 183 characters. Write 80 to ',
  ),
  replaced('  head: pageHead,\n', '', 'ROUTE has no title. Add `head: pageHead` to it.'),
  replaced('  loader: () => page,\n', '', 'ROUTE has no page. Add `loader: () => page` to it.'),
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
  replaced(opening, '', 'ROUTE has no level-1 heading. Start with a Banner.'),
  replaced(
    cards,
    '<Banner {...page.banner} title="Found" />',
    'ROUTE has 2 level-1 headings, “Find the bug before the customer does” and “Found”. Keep only',
  ),
  replaced(
    `${opening}\n      ${cards}`,
    `${cards}\n      ${opening}`,
    'ROUTE starts with “Three ways to test”. Start with the Banner “Find the bug before the',
  ),
  replaced(
    cards,
    '<CardGrid {...page.offers} background="subtle" />',
    'ROUTE has “Find the bug before the customer does” above “Three ways to test”, both on the ' +
      'background "subtle". Change one of them.',
  ),
  {
    edits: [
      [imported, 'import { Banner, CardGrid, Stats }'],
      [
        cards,
        `<Stats label="Figures" stats={[{ value: '2', label: 'testers' }, { value: '9', label: 'bugs' }]} />`,
      ],
    ],
    told: 'ROUTE has “Figures” below “Find the bug before the customer does”. Add previousBackground="subtle" to it.',
  },
];
