/**
 * Finds characters in the document that are missing from the design system's font files, and says
 * where they are. System fonts would draw them, differently on each machine. This runs in the
 * browser, so it can use only its argument: the characters of each family.
 */
export function findUncarriedText(characters: Record<string, string>) {
  const found = new Set<string>();

  function check(text: string, element: Element, pseudo?: string) {
    const { fontFamily } = getComputedStyle(element, pseudo);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const missing = [...text].filter((it) => it.trim() && !characters[family]?.includes(it));
    if (missing.length === 0) return;
    const where = `<${element.localName}> “${element.textContent?.trim().slice(0, 40)}”`;
    found.add(`${[...new Set(missing)].join(' ')} in ${family}, ${where}`);
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, template, .sb-wrapper')) continue;
    for (const { nodeType, nodeValue } of element.childNodes) {
      if (nodeType === Node.TEXT_NODE) check(nodeValue ?? '', element);
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (element.type !== 'file') check(element.value + element.placeholder, element);
    }
    for (const pseudo of ['::before', '::after']) {
      const content = getComputedStyle(element, pseudo).content.match(/^"(.*)"$/)?.[1];
      if (content) check(content, element, pseudo);
    }
  }
  return [...found];
}
