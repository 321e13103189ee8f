import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import { company } from '../content/company/company.ts';
import { salesforceBenefits } from '../content/posts/salesforce-benefits.ts';
import { markdownPath, pageFile } from '../page-file.ts';
import { formLink } from './readable-content.ts';

const dist = join(import.meta.dirname, '../../dist');
const htmlParser = unified().use(rehypeParse);
const markdownParser = unified().use(remarkParse).use(remarkGfm);

/** The nodes of both parsers’ trees, as far as they matter here. */
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  url?: string;
  depth?: number;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** The text of a tree. Text after an element or a break starts a new word. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.value ?? '';
  const text = (node.children ?? []).map(textOf).join('');
  return node.type === 'root' || node.type === 'comment' ? text : ` ${text} `;
}

const wordsOf = (node: Node) => textOf(node).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A page's words, without those in drawings, in controls, and in parts that only assistive
 * technology or only sighted visitors get. A link takes the place of the form.
 */
function withoutControls(node: Node): Node {
  if (node.tagName === 'form') return { type: 'text', value: ` ${formLink.text} ` };
  const children = (node.children ?? []).filter(
    ({ tagName = '', properties = {} }) =>
      !['button', 'fieldset', 'noscript', 'script', 'svg'].includes(tagName) &&
      properties['ariaHidden'] !== 'true' &&
      properties['role'] !== 'status',
  );
  return { ...node, children: children.map(withoutControls) };
}

const readMarkdown = async (path: string) => {
  const file = await readFile(join(dist, markdownPath(path)), 'utf8');
  const [, frontMatter = '', markdown = ''] = file.split(/^---$\n?/m);
  return { frontMatter, nodes: nodesOf(markdownParser.parse(markdown)), markdown };
};

const readable = builtPaths.filter((path) => path !== '/404');

describe.each(readable)('%s', async (path) => {
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  const { frontMatter, nodes, markdown } = await readMarkdown(path);
  const [tree] = nodes;

  test('contains the same words in the same order as the page', () => {
    const main = nodesOf(htmlParser.parse(html)).find(({ tagName }) => tagName === 'main');
    const expected = main && wordsOf(withoutControls(main));
    expect(expected?.length).toBeGreaterThan(20);
    expect(tree && wordsOf(tree)).toEqual(expected);
  });

  test('says what it is and where it comes from', () => {
    const [title, description, canonical] = frontMatter.trim().split('\n');
    expect(title).toMatch(/^title: ".+"$/);
    expect(description).toMatch(/^description: ".{80,160}"$/);
    expect(canonical).toBe(`canonical: "${company.origin}${path}"`);
  });

  test('has one main heading, and skips no level below it', () => {
    const levels = nodes.filter(({ type }) => type === 'heading').map(({ depth = 0 }) => depth);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0));
    expect(Math.max(...steps)).toBe(1);
  });

  test('contains no HTML and no pictures, and its links are absolute', () => {
    const types = new Set(nodes.map(({ type }) => type));
    expect([...types]).not.toContain('html');
    expect([...types]).not.toContain('image');
    const urls = nodes.filter(({ type }) => type === 'link').map(({ url }) => url);
    expect(urls.filter((url) => !/^(?:https?:\/\/|mailto:|tel:)/.test(url ?? ''))).toEqual([]);
    expect(markdown).not.toContain('](/');
  });

  test('is linked in the head of the page', () => {
    const links = nodesOf(htmlParser.parse(html)).filter(
      ({ properties }) => properties?.['type'] === 'text/markdown',
    );
    expect(links.map(({ properties }) => properties?.['href'])).toEqual([markdownPath(path)]);
  });
});

test('a table stays a table with the same cells', async () => {
  const { nodes } = await readMarkdown(salesforceBenefits.path);
  const rows = nodes.filter(({ type }) => type === 'tableRow');
  expect(rows).toHaveLength(6);
  expect(rows.map(({ children }) => children?.length)).toEqual(rows.map(() => 3));
});

test('the page for unknown paths has no Markdown', async () => {
  await expect(readMarkdown('/404')).rejects.toThrow('ENOENT');
  expect(await readFile(join(dist, pageFile('/404')), 'utf8')).not.toContain('text/markdown');
});
