import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCopy, copySite } from '../site/build/built-copy.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
// Vitest sets another value, which would turn the build into a development build.
vi.stubEnv('NODE_ENV', 'production');

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
let copy: string;

beforeAll(async () => {
  copy = await copySite();
  for (const part of ['generators', 'stories', '.storybook', 'biome.json', '.gitignore']) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
});

afterAll(() => rm(copy, { recursive: true }));

/** Runs the generator without a terminal, and returns its output. */
async function write(...given: string[]) {
  const said = await run(process.execPath, ['generators/new.ts', ...given], { cwd: copy }).catch(
    (error: { stderr: string }) => error,
  );
  return 'stdout' in said && said.stdout ? said.stdout : said.stderr;
}

test('it writes pages, sections, and compositions, and says what to do next', async () => {
  const page = await write('page', '/managed-services');
  expect(page).toContain('site/content/managed-services.ts\nsite/routes/managed-services.tsx\n');
  expect(page).toContain('Next:\nWrite its text in site/content/managed-services.ts');
  expect(await write('page', '/zero-trust', 'Zero trust', 'services')).toContain('services.ts');
  expect(await write('page', '/industries/real-estate', 'Real estate', 'industries')).toContain(
    'site/content/industries/real-estate.ts',
  );
  expect(await write('section', 'logo-wall')).toContain('design-system/sections/logo-wall');
  expect(await write('composition', 'watch-tower')).toContain('site/artwork/watch-tower.ts');
});

/** Sections that the layout puts on every page, and sections that a page can have only once. */
const onceOnly = ['header', 'footer', 'back-to-top', 'banner', 'article', 'legal-document'];

/** Puts the catalog's example of every other section on a page, with a separator after each. */
async function useEverySection(route: string) {
  const examples = await readdir(join(copy, 'stories/catalog/examples'));
  const names = examples.map((file) => file.replace('.tsx', ''));
  const used = names.filter((name) => !onceOnly.includes(name));
  const imports = used.map(
    (name, index) => `import * as s${index} from '../../stories/catalog/examples/${name}.tsx';`,
  );
  const sections = used.map(
    (_, index) =>
      `{Object.values(s${index})[0]}<Section background="accent">Pause ${index}</Section>`,
  );
  const code = await readFile(join(copy, route), 'utf8');
  const withSections = code
    .replace('Banner, ', 'Banner, Section, ')
    .replace('export const', `${imports.join('\n')}\n\nexport const`)
    .replace(/(?<=<Banner[^>]*>).*(?=<\/PageSections>)/s, sections.join('\n'));
  await writeFile(join(copy, route), withSections);
  return used;
}

const refused = [
  { given: [], told: 'npm run new -- page <path> <name> <list>' },
  { given: ['theme'], told: 'Say what to generate:' },
  { given: ['page'], told: 'The path is missing: npm run new -- page <path>' },
  { given: ['page', 'security'], told: '“security” isn’t a path. Write it like “/cybersecurity”.' },
  { given: ['page', '/about'], told: 'site/content/about.ts already exists.' },
  { given: ['page', '/x', 'X'.repeat(41)], told: 'Write up to 40 letters' },
  { given: ['page', '/x', 'X', 'sidebar'], told: '"list" prompt did not recognize "sidebar"' },
  { given: ['section', 'LogoWall'], told: 'Write it like “logo-carousel”.' },
  { given: ['section', 'banner'], told: 'design-system/sections/banner already exists.' },
  { given: ['composition', 'index'], told: 'site/artwork/index.ts already exists.' },
];

test.each(refused)('it rejects $given, and writes nothing', async ({ given, told }) => {
  expect(await write(...given)).toContain(told);
});

test('the generated files pass the checks', async () => {
  const { stdout, stderr } = await run('npm', ['run', 'check'], { cwd: copy }).catch(
    (error) => error,
  );
  expect(stdout + stderr).not.toMatch(/error/i);
});

test('the generated files are built, linked, and pass the unit tests, even with every section on a page', async () => {
  const sections = await useEverySection('site/routes/managed-services.tsx');
  expect(sections).toContain('testimonials');
  expect(sections).toContain('faq');
  await buildCopy(copy);
  const sitemap = await readFile(join(copy, 'dist/sitemap.xml'), 'utf8');
  for (const path of ['/managed-services', '/zero-trust', '/industries/real-estate']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  const tests = ['built-pages', 'budgets', 'content', 'artwork', 'stories', 'sections', 'layout'];
  const excluded = ['--exclude', '**/content-check/**'];
  const { stdout, stderr } = await run('vitest', ['run', ...tests, ...excluded], {
    cwd: copy,
  }).catch((error) => error);
  expect((stdout + stderr).match(/^.*(?:FAIL|Error:).*$/gm)).toBeNull();
  expect(stdout + stderr).toMatch(/Tests .* passed/);
  expect(stdout + stderr).not.toMatch(/Tests .* failed/);
});
