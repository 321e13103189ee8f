import {
  add,
  areFree,
  fileName,
  type Generator,
  insert,
  pascalCase,
  sentenceCase,
} from './generator.ts';

const folderOf = (name: string) => `design-system/sections/${name}`;

export const section: Generator = {
  description: 'A section of the design system: component, styles, stories, example',
  prompts: [
    {
      type: 'input',
      name: 'name',
      message: 'What is it called? For example: logo-wall',
      validate(name) {
        const isName = fileName(name);
        return isName === true ? areFree(folderOf(name)) : isName;
      },
    },
  ],
  actions({ name = '' } = {}) {
    const data = { title: sentenceCase(name), component: pascalCase(name) };
    return [
      add(`${folderOf(name)}/${name}.tsx`, 'section.tsx', data),
      add(`${folderOf(name)}/${name}.css.ts`, 'section.css.ts', data),
      add(`stories/sections/${name}.stories.tsx`, 'section.stories.tsx', data),
      add(`stories/catalog/examples/${name}.tsx`, 'section-example.tsx', data),
      insert(
        'design-system/index.ts',
        /export \* from '\.\/sections\/(?!article)/,
        `export * from './sections/${name}/${name}.tsx';\n`,
      ),
    ];
  },
  next: ({ name = '' }) => [
    `Write it in ${folderOf(name)}/. Its docstrings say what it is for and what each prop means.`,
    'Look at it with npm run storybook. The guide Writing a section has the other steps.',
    `Look at its screenshots, then approve them: npm run build-storybook && npm run test:stories -- --update ${name}`,
  ],
};
