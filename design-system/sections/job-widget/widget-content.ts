/** Elements that show something without containing text. A custom element may hide its text. */
const withoutText = /^(?:canvas|embed|iframe|img|object)$|-/;

/** Whether a container has any visible content. Empty lists and boxes don't count. */
export const showsSomething = (container: Element) =>
  container.textContent.trim() !== '' ||
  [...container.querySelectorAll('*')].some(({ localName }) => withoutText.test(localName));

/** Keeps the first of several equal parts. */
export function removeRepeats(container: Element) {
  const parts = [...container.children];
  for (const part of parts) {
    if (parts.find((each) => each.isEqualNode(part)) !== part) part.remove();
  }
}
