import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUndocumentedProps } from './undocumented-props.ts';

const root = join(import.meta.dirname, '../..');
const biome = join(root, 'node_modules/.bin/biome');

/** What Biome reports for some subfolders of a folder: file, line, and message. */
const lint = (cwd: string, ...folders: string[]) =>
  new Promise<string[]>((resolve) => {
    const reporter = ['--reporter=github', '--max-diagnostics=none'];
    execFile(biome, ['lint', ...reporter, ...folders], { cwd }, (_error, output) =>
      resolve(
        Array.from(
          output.matchAll(/file=(?:.*\/)?([\w.-]+),line=(\d+),.*::(.*)/g),
          ([, file, line, message]) => `${file}:${line} ${message}`,
        ),
      ),
    );
  });

const advice = {
  color: 'write one of vars.color. See step 4 of the guide Writing a section.',
  layer:
    'write section(…), or primitive(…) in a primitive. See step 4 of the guide Writing a section.',
  margin: 'write gap in the parent, or padding. See step 4 of the guide Writing a section.',
  media: 'write one of media. See step 4 of the guide Writing a section.',
  motion: 'write it inside [media.motion]. See step 5 of the guide Writing a section.',
  size: 'write one of vars. See step 4 of the guide Writing a section.',
} as const;

const faults: readonly (readonly [keyof typeof advice, string])[] = [
  ['color', "style(section({ color: '#0b1b2b' }))"],
  ['color', "style(section({ backgroundColor: 'rebeccapurple' }))"],
  ['color', "style(section({ boxShadow: '0 0 1px rgb(0 0 0 / 10%)' }))"],
  ['color', 'style(section({ border: `1px solid white` }))'],
  ['layer', "style({ display: 'grid' })"],
  ['layer', "style([base, { display: 'grid' }])"],
  ['layer', "styleVariants({ wide: { display: 'grid' } })"],
  ['layer', "styleVariants(counts, () => ({ display: 'grid' }))"],
  ['layer', "globalStyle('a', { display: 'grid' })"],
  ['layer', 'style(rule)'],
  ['margin', 'style(section({ marginBlockStart: vars.space.x1 }))'],
  ['margin', "style(section({ margin: '0 auto 1rem' }))"],
  ['media', "style(section({ '@media': { '(min-width: 30em)': { order: 1 } } }))"],
  ['media', "style(section({ '@media': { print: { order: 1 } } }))"],
  ['media', `style(section({ '@media': { [\`\${media.tablet} and (hover)\`]: { order: 1 } } }))`],
  ['media', "style(section({ '@media': { [wide]: { order: 1 } } }))"],
  ['motion', `style(section({ transition: \`opacity \${vars.motion.fast}\` }))`],
  ['motion', "style(section({ '@media': { [media.hover]: { animationName: grow } } }))"],
  ['motion', "style(section({ scrollBehavior: 'smooth' }))"],
  ['size', "style(section({ padding: '12px' }))"],
  ['size', 'style(section({ gap: 12 }))'],
];

const faultless = [
  "style(section({ margin: 0, marginInline: 'auto', gap: 0, zIndex: vars.depth.menu }))",
  "style(section({ color: 'transparent', outlineColor: 'Highlight', whiteSpace: 'nowrap' }))",
  "style([base, section({ width: '13rem', transition: 'none' })])",
  `style(section({ '@media': { [\`\${media.tablet} and \${media.motion}\`]: { animation: grow } } }))`,
  "style(section({ '@media': { [media.motion]: { '@supports': { x: { transition: fade } } } } }))",
  "styleVariants({ plain: [base], wide: section({ '@media': { [media.print]: { order: 1 } } }) })",
  "globalStyle('a', section({ display: 'grid' }))",
];

/** A folder with the project's rules and a section that has one style per line. */
async function scratch(styles: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const path of ['biome.json', '.gitignore', 'design-system/lint']) {
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  const section = join(folder, 'design-system/sections/scratch');
  await mkdir(section, { recursive: true });
  const lines = styles.map((style, index) => `export const style${index} = ${style};\n`);
  await writeFile(join(section, 'scratch.css.ts'), lines.join(''));
  return folder;
}

test('each mistake in a style gets one message that says what to write instead', async () => {
  const found = await lint(
    await scratch(faults.map(([, style]) => style)),
    'design-system/sections',
  );
  const byLine = Map.groupBy(found, (message) => Number(message.match(/:(\d+) /)?.[1]));
  for (const [index, [fault, style]] of faults.entries()) {
    expect(byLine.get(index + 1), style).toEqual([expect.stringContaining(advice[fault])]);
  }
});

test('what the guide asks for passes', async () => {
  expect(await lint(await scratch(faultless), 'design-system/sections')).toEqual([]);
});

test('a prop without a docstring is reported, and one with a docstring is not', async () => {
  const index = join(root, 'design-system/index.ts');
  const section = join(root, 'design-system/sections/scratch');
  const files = new Map([
    [index, `${await readFile(index, 'utf8')}export * from './sections/scratch/scratch.tsx';\n`],
    [
      `${section}/scratch.tsx`,
      `export type ScratchProps = {
  /** Explained. */
  title: string;
  lead?: string;
} & (
  | {
      /** Explained. */
      art: string;
      columns?: undefined;
    }
  | {
      art?: undefined;
      /** @default 1 */
      columns?: number;
    }
);
export const Scratch = ({ title }: ScratchProps) => title;
`,
    ],
  ]);
  const withScratch = {
    directoryExists: (path: string) => path === section || undefined,
    fileExists: (path: string) => files.has(path) || undefined,
    readFile: (path: string) => files.get(path),
  };
  expect(findUndocumentedProps(withScratch)).toEqual([
    'design-system/sections/scratch/scratch.tsx:4 `lead` has no docstring: write what it means, its unit, default, and limits. See step 2 of the guide Writing a section.',
  ]);
});

test('all existing code passes', { timeout: 60_000 }, async () => {
  expect(await lint(root, 'design-system', 'site')).toEqual([]);
  expect(findUndocumentedProps()).toEqual([]);
});
