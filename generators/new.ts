import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import nodePlop from 'node-plop';
import { composition } from './composition.ts';
import type { Answers, Generator } from './generator.ts';
import { page } from './page.ts';
import { section } from './section.ts';

const generators: Record<string, Generator> = { page, section, composition };

const [kind = '', ...given] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');

function fail(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const commandOf = ([name, { prompts }]: [string, Generator]) =>
  ['npm run new --', name, ...prompts.map((prompt) => `<${prompt.name}>`)].join(' ');

/** All answers. Without a terminal to ask in, missing answers get their defaults. */
function withDefaults({ prompts }: Generator) {
  const answers: Record<string, string> = {};
  for (const [index, { name, default: fallback }] of prompts.entries()) {
    const answer = given[index] ?? (typeof fallback === 'function' ? fallback(answers) : fallback);
    if (!answer) fail(`The ${name} is missing: npm run new -- ${kind} <${name}>`);
    answers[name] = answer;
  }
  return Object.values(answers);
}

const generator = generators[kind];
if (!generator) fail('Say what to generate:', ...Object.entries(generators).map(commandOf));

const plop = await nodePlop(undefined, { destBasePath: root, force: false });
plop.setPlopfilePath(import.meta.dirname);
const runner = plop.setGenerator(kind, generator);
const answers: Answers = await runner
  .runPrompts(process.stdin.isTTY ? given : withDefaults(generator))
  .catch((error: Error) => fail(error.message));

const { changes, failures } = await runner.runActions(answers);
const files = changes.map(({ path }) => path.replace(/^\//, ''));
if (failures.length > 0) fail(...failures.map(({ error }) => error), 'Written:', ...files);
execFileSync('biome', ['check', '--write', '--log-level=error', ...files], { cwd: root });

console.info(['Written:', ...files, '', 'Next:', ...generator.next(answers)].join('\n'));
