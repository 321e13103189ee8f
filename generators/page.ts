import { add, areFree, type Generator, insert, pascalCase, sentenceCase } from './generator.ts';

const pathPattern = /^(?:\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*)+$/;

/** Where a page is linked. Visitors can't find a page that no other page links to. */
const lists = {
  services: {
    file: 'site/content/services/services.ts',
    end: /(?<=const products[\s\S]*?)\n\];/,
    template: 'service',
  },
  industries: { file: 'site/content/industries/industries.ts', end: /\n\];/, template: 'industry' },
  footer: {
    file: 'site/content/footer.ts',
    end: /(?<=usefulLinks: \[[^\]]*)\n {2}\],/,
    template: 'link',
  },
} as const;

const isList = (list: string | undefined): list is keyof typeof lists =>
  list !== undefined && list in lists;

const listed = (summary = '') => `
  {
    path: '{{path}}',
    name: '{{name}}',
    glyph: 'gear',${summary}
    detail: '{{name}}, from the first call to a result you can check.',
  },`;

const entries = {
  service: listed(`
    summary: '{{name}} by people who do it every day.',`),
  industry: listed(),
  link: `
    { href: '{{path}}', label: '{{name}}' },`,
};

const filesOf = (path: string) => ({
  content: `site/content${path}.ts`,
  route: `site/routes${path}.tsx`,
});

const nameOf = (path: string) => sentenceCase(path.slice(path.lastIndexOf('/') + 1));

/** The first text that is long enough for search results. */
const longEnough = (min: number, ...texts: [string, ...string[]]) =>
  texts.find(({ length }) => length >= min) ?? texts[0];

const titleOf = (name: string) =>
  longEnough(30, name, `${name}: what you get`, `${name}: what you get, and when`);

const descriptionOf = (name: string) =>
  longEnough(
    80,
    `${name}: what you get, what it costs, how long it takes, and whom to call.`,
    `${name}: what you get, what it costs, how long it takes, who does the work, and whom to call.`,
  );

export const page: Generator = {
  description: 'A page: its content, its route, and a link to it',
  prompts: [
    {
      type: 'input',
      name: 'path',
      message: 'What is its path? For example: /cybersecurity',
      validate(path) {
        if (!pathPattern.test(path))
          return `“${path}” isn’t a path. Write it like “/cybersecurity”.`;
        return areFree(...Object.values(filesOf(path)));
      },
    },
    {
      type: 'input',
      name: 'name',
      message: 'What is it called in menus and on cards?',
      default: ({ path = '' }) => nameOf(path),
      validate: (name) =>
        (/^[\p{L}\p{N}][\p{L}\p{N} &/-]*$/u.test(name) && name.length <= 40) ||
        `“${name}” can’t be its name. Write up to 40 letters, digits, and spaces.`,
    },
    {
      type: 'list',
      name: 'list',
      message: 'Where should it be linked?',
      choices: Object.keys(lists),
      default: 'footer',
    },
  ],
  actions({ path = '', name = '', list } = {}) {
    const { content, route } = filesOf(path);
    const depth = path.split('/').length - 2;
    const data = {
      title: titleOf(name),
      description: descriptionOf(name),
      fromContent: '../'.repeat(depth) || './',
      fromRoute: '../'.repeat(depth + 1),
      component: `${pascalCase(path)}Page`,
    };
    if (!isList(list)) throw new Error(`No list is called ${list}.`);
    const { file, end, template } = lists[list];
    return [
      add(content, 'page-content.ts', data),
      add(route, 'page-route.tsx', data),
      insert(file, end, entries[template]),
    ];
  },
  next: ({ path = '' }) => [
    `Write its text in ${filesOf(path).content}, and choose its sections in ${filesOf(path).route}. The guide Writing copy has the rules for text.`,
    `Look at it with npm run dev at http://localhost:4173${path}. Storybook shows all sections at a glance.`,
    'Run npm test. Look at the new screenshots before you approve them.',
  ],
};
