import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { withShortTokens } from './short-tokens.ts';

const parser = unified().use(rehypeParse, { fragment: true });

type Root = ReturnType<typeof parser.parse>;
type Nodes = Root | Root['children'][number];
type Element = Extract<Nodes, { type: 'element' }>;

type Role = 'heading' | 'text';

const isUnseen = /^(?:noscript|script|style|template|title)$/;

const isElement = (node: Nodes): node is Element => node.type === 'element';

const headingRule = new RegExp(
  String.raw`\.([\w-]+)\{[^{}]*font-family:var\(${withShortTokens('--font-heading')}\)`,
  'g',
);

/** The classes whose rules set text in the heading typeface. */
const headingClassesOf = (css: string) =>
  new Set([...css.matchAll(headingRule)].map(([, name]) => name));

/**
 * The characters in the first view of a page, from its skip link to its first section, by the
 * typeface that its styles use for them.
 */
export function firstViewText(html: string, css: string) {
  const found = { heading: new Set<string>(), text: new Set<string>() };
  const headingClasses = headingClassesOf(css);

  function collect(node: Nodes, role: Role) {
    if (node.type === 'text') for (const character of node.value) found[role].add(character);
    if (!isElement(node) || isUnseen.test(node.tagName)) return;
    // In wide windows, the navigation is open from the start. Other popovers open on press.
    if ('popover' in node.properties && node.tagName !== 'nav') return;
    const { className } = node.properties;
    const isHeading =
      Array.isArray(className) && className.some((it) => headingClasses.has(`${it}`));
    for (const child of node.children) {
      // Content that opens on press can wait for its typeface.
      const isClosed =
        node.tagName === 'details' && isElement(child) && child.tagName !== 'summary';
      if (!isClosed) collect(child, isHeading ? 'heading' : role);
    }
  }

  const parts = parser.parse(html).children.filter(isElement);
  const main = parts.findIndex(({ tagName }) => tagName === 'main');
  const section = parts[main]?.children.find(isElement);
  for (const part of [...parts.slice(0, main), section]) if (part) collect(part, 'text');
  return found;
}
