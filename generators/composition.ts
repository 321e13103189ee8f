import { add, areFree, fileName, type Generator, insert, pascalCase } from './generator.ts';

const fileOf = (name: string) => `site/artwork/${name}.ts`;

export const composition: Generator = {
  description: 'A picture for a page, drawn with the artwork kit',
  prompts: [
    {
      type: 'input',
      name: 'name',
      message: 'What does it show? For example: shield',
      validate(name) {
        const isName = fileName(name);
        return isName === true ? areFree(fileOf(name)) : isName;
      },
    },
  ],
  actions({ name = '' } = {}) {
    const variable = name.charAt(0) + pascalCase(name).slice(1);
    return [
      add(fileOf(name), 'composition.ts', {
        variable,
        subject: name.replaceAll('-', ' '),
      }),
      insert('site/artwork/index.ts', /^/, `export * from './${name}.ts';\n`),
    ];
  },
  next: ({ name = '' }) => [
    `Draw it in ${fileOf(name)}. The guide Drawing a composition has an editor with a preview.`,
    'Use it in the content of a page, as the value of art.',
    'Look at its screenshots, then approve them: npm run build-storybook && npm run test:stories -- --update compositions',
  ],
};
