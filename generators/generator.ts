import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ActionType } from 'node-plop';

const root = join(import.meta.dirname, '..');

export type Answers = Readonly<Record<string, string>>;

/** A question. Its answer may also follow the generator's name in the command, in the same order. */
type Prompt = {
  type: 'input' | 'list';
  name: string;
  message: string;
  choices?: string[];
  /** The default if no answer is given and there is no terminal to ask in. */
  default?: string | ((answers: Answers) => string);
  /** Returns `true`, or a sentence that says what to enter instead. */
  validate?: (answer: string) => true | string;
};

export type Generator = {
  description: string;
  prompts: Prompt[];
  actions: (answers?: Answers) => ActionType[];
  /** The author's next steps. */
  next: (answers: Answers) => readonly string[];
};

/** Writes a file from a template. The path is relative to the project. */
export const add = (path: string, template: string, data: object = {}): ActionType => ({
  type: 'add',
  path,
  templateFile: `templates/${template}.hbs`,
  data,
});

/** Inserts text before the first match in an existing file. */
export const insert = (path: string, before: RegExp, text: string): ActionType => ({
  type: 'modify',
  path,
  pattern: before,
  template: `${text}$&`,
});

/** Returns `true` if none of the files exists. Otherwise, says which one does. */
export function areFree(...files: string[]) {
  const taken = files.find((file) => existsSync(join(root, file)));
  return taken ? `${taken} already exists. Choose another name.` : true;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `logo-wall` becomes `LogoWall`. So does `/logo/wall`. */
export const pascalCase = (name: string) => name.split(/[/-]/).map(capitalized).join('');

/** `logo-wall` becomes “Logo wall”. */
export const sentenceCase = (name: string) => capitalized(name.replaceAll('-', ' '));

/** Checks the name of a section or a composition, which is also the name of its files. */
export const fileName = (name: string) =>
  /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) ||
  `“${name}” can’t be the name of a file. Write it like “logo-carousel”.`;
