import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });

type Root = ReturnType<typeof parser.parse>;
type Element = Extract<Root['children'][number], { type: 'element' }>;
type Content = Element['children'][number];

/** Elements that are useless in plain text: drawings, controls, and elements for scripts. */
const skipped = new Set([
  'button',
  'fieldset',
  'iframe',
  'img',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
]);

/** The replacement for the inquiry form. */
export const formLink = { href: '/contact', text: 'Send an inquiry' };

/** Separates parts that are apart on the page but share one line in Markdown. */
const dividers: Readonly<Record<string, string>> = { address: ', ', td: ' · ', th: ' · ' };

/** Separates everything else. */
const space = ' ';

/** Elements that would start a new line. */
const blocks = new Set(['div', 'p']);

const element = (tagName: string, children: Content[], properties: Element['properties'] = {}) =>
  ({ type: 'element', tagName, properties, children }) satisfies Element;

const text = (value: string) => ({ type: 'text', value }) satisfies Content;

function readableElement(node: Element, outerDivider: string): Content[] {
  const { tagName, properties } = node;
  const isSilent = properties['ariaHidden'] === 'true' || properties['role'] === 'status';
  if (isSilent || skipped.has(tagName)) return [];
  if (tagName === 'form') {
    return [element('p', [element('a', [text(formLink.text)], { href: formLink.href })])];
  }
  const divider = dividers[tagName] ?? outerDivider;
  const children = readable(node.children, divider);
  if (outerDivider !== space && blocks.has(tagName)) return [element('span', children)];
  if (tagName === 'span' && children.length === 0) return [];
  if (tagName === 'dt') return [element('dt', [element('strong', children)])];
  const [caption] = children;
  // Markdown's tables have no captions.
  if (tagName === 'table' && caption?.type === 'element' && caption.tagName === 'caption') {
    const table = { ...node, children: children.slice(1) };
    return [element('p', [element('strong', caption.children)]), table];
  }
  return [{ ...node, children }];
}

/** Adds spaces between adjacent elements that only styles keep apart. */
function readable(nodes: readonly Content[], divider: string): Content[] {
  const children = nodes.flatMap((node) => {
    if (node.type === 'element') return readableElement(node, divider);
    return node.type === 'text' ? [node] : [];
  });
  const last = children.at(-1);
  // There was a drawing after that space.
  if (last?.type === 'text' && last.value.trim() === '') children.pop();
  return children.flatMap((child, index) => {
    const follows = children[index - 1]?.type === 'element' && child.type === 'element';
    return follows ? [text(divider), child] : [child];
  });
}

/**
 * The content of a page's main part, as an HTML tree. It includes the backs of cards, closed
 * answers, and slides out of view, but no controls or drawings.
 */
export function readableContent(html: string): Root {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const nodes = parser.parse(main).children.filter((node) => node.type !== 'doctype');
  return { type: 'root', children: readable(nodes, space) };
}
