import type { CDPSession } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof fetchTree>>;
type Node = Tree[number];

const fetchTree = async (devTools: CDPSession) =>
  (await devTools.send('Accessibility.getFullAXTree')).nodes;

/** Screen readers don't announce these, only their content. */
const silent = [
  'generic',
  'none',
  'paragraph',
  'listitem',
  'ListMarker',
  'Figcaption',
  'LabelText',
  // A live region announces its changes.
  'status',
];

/** Chromium's role names for which screen readers use another word. */
const spoken: Readonly<Record<string, string>> = {
  DisclosureTriangleGrouped: 'button',
  Iframe: 'frame',
  image: 'graphic',
  textbox: 'edit',
  combobox: 'combo box',
};

const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '').trim();

const property = (node: Node, name: string) =>
  node.properties?.find((each) => each.name === name)?.value.value;

/** The announcement for a single node, such as “Services, button, collapsed”. */
function say(node: Node) {
  const role = text(node.role);
  const expanded = property(node, 'expanded');
  const kind =
    {
      heading: `heading level ${property(node, 'level')}`,
      list: `list of ${node.childIds?.length}`,
    }[role] ??
    (property(node, 'roledescription') || spoken[role] || role);
  return [
    text(node.name),
    kind,
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    role === 'button' && property(node, 'hasPopup') === 'menu' && 'opens a menu',
    property(node, 'required') === true && 'required',
    property(node, 'invalid') === 'true' && 'invalid',
    property(node, 'disabled') === true && 'unavailable',
    text(node.value),
    text(node.description),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * A node and everything inside it, line by line. Text that is already part of a name isn't
 * repeated.
 */
function* readNode(node: Node, tree: Tree, said = '', indent = ''): Generator<string> {
  const role = text(node.role);
  const name = text(node.name);
  if (role === 'StaticText') {
    if (name && !said.includes(name)) yield indent + name;
    return;
  }
  const isSaid = !node.ignored && !silent.includes(role);
  if (isSaid) yield indent + say(node);
  // It is closed, so its options aren't read.
  if (role === 'combobox') return;
  for (const id of node.childIds ?? []) {
    const child = tree.find(({ nodeId }) => nodeId === id);
    if (!child) continue;
    yield* readNode(child, tree, isSaid ? name : said, isSaid ? `${indent}  ` : indent);
  }
}

/**
 * Reads what Chromium exposes to assistive technology. `expression` finds the element in the page.
 * Screen readers differ in their wording, but this is all the information they get.
 */
export async function readElement(devTools: CDPSession, expression: string, isAlone = false) {
  const { result } = await devTools.send('Runtime.evaluate', { expression });
  const { objectId } = result;
  if (!objectId) throw new Error(`There is no ${expression}.`);
  const { node } = await devTools.send('DOM.describeNode', { objectId });
  const tree = await fetchTree(devTools);
  const found = tree.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!found) throw new Error(`${expression} isn’t in the accessibility tree.`);
  return isAlone ? [say(found)] : [...readNode(found, tree)];
}
