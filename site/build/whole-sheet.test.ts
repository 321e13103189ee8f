import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AtRule, type Node, parse, Rule } from 'postcss';
import { createBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { pageFile } from '../page-file.ts';
import { readClientAssets } from './client-assets.ts';
import { divideSheet } from './critical-css.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
// Vitest sets another value, which would turn the build into a development build.
vi.stubEnv('NODE_ENV', 'production');

/** The site's stylesheet as Vite builds it, before it is split. */
async function buildSheet() {
  const builder = await createBuilder({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    environments: { client: { build: { write: false } } },
  });
  const { client } = builder.environments;
  const built = client && (await builder.build(client));
  if (!built || !('output' in built)) throw new Error('The client has no single build.');
  return readClientAssets(built).style;
}

const compact = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\s*([:,>(){}])\s*/g, '$1');

/** The context of a rule: its layer, its media query, and so on. */
function contextOf({ parent }: Pick<Node, 'parent'>): string {
  if (!parent) return '';
  const own = parent instanceof AtRule ? `@${parent.name} ${parent.params} ` : '';
  return contextOf(parent) + own;
}

/** Every declaration with its selector and its context, in order. */
function declarationsOf(css: string) {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    const { parent, prop, value, important } = declaration;
    const isRule = parent instanceof Rule;
    const context = compact(contextOf(isRule ? parent : declaration));
    const selectors = isRule ? parent.selectors : [''];
    for (const selector of selectors) {
      const subject = compact(selector).replaceAll(/(?<![\w\])*])\*(?=:)/g, '');
      found.push(`${context}${subject}{${prop}:${compact(value)}${important ? '!' : ''}}`);
    }
  });
  return found;
}

const isOfFace = (declaration: string) => declaration.startsWith('@font-face');

const sheet = await buildSheet();
const all = declarationsOf(sheet.css);
const { rest, criticalFor } = divideSheet(sheet);

test('the stylesheet that loads later has every rule of the built one, in the same order', () => {
  expect(all.length).toBeGreaterThan(1000);
  expect(declarationsOf(rest)).toEqual(all.filter((each) => !isOfFace(each)));
});

test('every page declares all font faces', () => {
  expect(declarationsOf(criticalFor('')).filter(isOfFace)).toEqual(all.filter(isOfFace));
});

test.each(builtPaths)('%s has only rules from the built stylesheet', async (path) => {
  const html = await readFile(join(import.meta.dirname, '../../dist', pageFile(path)), 'utf8');
  const [, css = ''] = html.match(/<style>(.*?)<\/style>/s) ?? [];
  const known = new Set(all);
  // The styles that the build adds to a page: the letters of its first view, and the site's origin
  // for printed links.
  const isOwn =
    /First View|first-view|data:font|^(?:#app>a|header|header\+:not\(main\)|main>:first-child(?:~\*)?|main~:not\(nav\))\{|--site-origin/;
  const own = declarationsOf(css).filter((each) => !isOwn.test(each));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((each) => !known.has(each))).toEqual([]);
});
