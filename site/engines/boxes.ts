export type Box = {
  /** Zero for inline elements, because it depends on where the text around them wraps. */
  left: number;
  /** Zero for inline text on more than one line, because its width is that of its longest line. */
  width: number;
  /**
   * The distance from the bottom of the element above in the same parent, or from the parent's top.
   * Zero for inline elements.
   */
  gap: number;
  /** Only for elements without children. Other heights follow from these and from the gaps. */
  height: number;
  /** How many lines of its own text it has. */
  lines: number;
  /** Whether it is below the previous element, not next to it. */
  startsRow: boolean;
};

/** Keyed by the position in the document, such as `main1 section2 h21`. */
export type Boxes = Record<string, Box>;

/** Measures everything visible on the page. Runs in the page. */
export async function measureBoxes() {
  // Parts that aren't in view yet haven't asked for theirs. Local ones may not be installed.
  await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
  // Engines balance lines in different ways.
  for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
    element.style.textWrapStyle = 'auto';
  }
  const boxes: Boxes = {};
  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && !!textContent?.trim();

  function measure(element: Element, place: string, top: number, startsRow: boolean) {
    const { left, width, height, top: own, bottom } = element.getBoundingClientRect();
    const rows = [...element.childNodes].filter(isText).flatMap((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return Array.from(range.getClientRects(), (row) => Math.round(row.bottom));
    });
    const isLeaf = element.childElementCount === 0 || element.localName === 'svg';
    const lines = new Set(rows).size;
    const isInline = getComputedStyle(element).display === 'inline';
    boxes[place] = {
      left: isInline ? 0 : left,
      width: isInline && lines > 1 ? 0 : width,
      gap: isInline ? 0 : own - top,
      height: isLeaf ? height : 0,
      lines,
      startsRow,
    };
    // Engines distribute the width of table columns differently.
    if (!isLeaf && element.localName !== 'table') measureChildren(element, place, own);
    return bottom;
  }

  function measureChildren(parent: Element, parentPlace: string, top: number) {
    const bottoms = [top];
    let before = Number.POSITIVE_INFINITY;
    for (const [index, child] of [...parent.children].entries()) {
      if (!child.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(child).contentVisibility === 'hidden') continue;
      const box = child.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const above = bottoms.filter((bottom) => bottom <= box.top + 5);
      const place = `${parentPlace} ${child.localName}${index}`;
      bottoms.push(measure(child, place, Math.max(top, ...above), box.left <= before));
      before = box.left;
    }
  }

  measureChildren(document.body, '', 0);
  return boxes;
}
