import type { AuthorMistake } from './author-mistake.ts';

/** A mistake that the types catch. */
type Mistyped = AuthorMistake & {
  /** The code that the compiler's error points to. */
  at: string;
};

const action = "action: { href: '/contact', label: 'See a sample test plan' }";
const title = "  title: 'Software testing and quality assurance',\n";

/** Content beside the example's own, and its type. */
const typed = (content: string, type: string): AuthorMistake['edits'] => [
  ['banner: {', `${content},\n  banner: {`],
  ['banner: BannerContent;', `banner: BannerContent; ${type};`],
  ['import type { ', 'import type { Picture, StatsProps, '],
];

const stats = Array.from({ length: 6 }, (_, index) => `{ value: '${index}', label: 'tests' }`);
const options = 'page.offers.cards.map((card) => ({ ...card, points: [] }))';

export const mistyped: readonly Mistyped[] = [
  {
    edits: [['    ],\n  },', "      { title: 'A fourth', text: 'One too many.' },\n    ],\n  },"]],
    at: 'cards: [',
    told: 'CONTENT: Source has 4 element(s) but target allows only 3.',
  },
  {
    edits: typed(`stats: [${stats}]`, "stats: StatsProps['stats']"),
    at: 'stats: [',
    told: 'CONTENT: Source has 6 element(s) but target allows only 5.',
  },
  {
    edits: typed('picture: { composition: receptionRack }', 'picture: Picture'),
    at: 'picture: {',
    told: "CONTENT: Property 'alt' is missing",
  },
  {
    edits: [[action, "action: { href: '/contacts', label: 'Ask' }"]],
    at: "href: '/contacts'",
    told: 'CONTENT: Type \'"/contacts"\' is not assignable',
  },
  {
    edits: [[action, "action: { href: 'http://a.example', label: 'Ask' }"]],
    at: "href: 'http://a.example'",
    told: 'CONTENT: Type \'"http://a.example"\' is not assignable',
  },
  {
    edits: [["glyph: 'search'", "glyph: 'lens'"]],
    at: "glyph: 'lens'",
    told: 'CONTENT: Type \'"lens"\' is not assignable',
  },
  {
    edits: [[title, '']],
    at: 'satisfies PageMeta',
    told: "CONTENT: Property 'title' is missing",
  },
  {
    edits: [
      ['import { Banner,', 'import { Banner, OptionCards,'],
      [
        '<CardGrid {...page.offers} variant="open" />',
        `<OptionCards title="Ways" options={${options}} highlight="Exploration" />`,
      ],
    ],
    at: 'highlight="Exploration"',
    told: 'ROUTE: Type \'"Exploration"\' is not assignable to type \'"Automated" | "Exploratory"',
  },
];
