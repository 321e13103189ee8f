import type { ProseBlock, RichText } from '#design-system';

function richText(text: RichText) {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('strong' in run) return run.strong;
      return 'mark' in run ? run.mark : run.text;
    })
    .join('');
}

type Cell = Extract<ProseBlock, { kind: 'table' }>['rows'][number][number];

const cellText = (cell: Cell) =>
  typeof cell === 'string' ? [cell] : [cell.text, ...(cell.detail ? [cell.detail] : [])];

function blockText(block: ProseBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'quote':
      return [block.text];
    case 'paragraph':
      return [richText(block.text)];
    case 'list':
      return block.items.map(richText);
    case 'note':
      return [block.title, richText(block.text)];
    case 'table':
      return [
        block.caption,
        ...(block.note ? [block.note] : []),
        ...(block.sides ?? []),
        ...block.columns,
        ...block.rows.flat().flatMap(cellText),
      ];
    case 'points':
      return block.items.flatMap(({ title, text }) => [title, richText(text)]);
    case 'timeline':
      return block.items.flatMap(({ when, text }) => [when, richText(text)]);
    case 'figure': {
      const legend = 'drawing' in block ? block.drawing.legend : [];
      const words = legend.flatMap(({ name, detail }) => [name, detail]);
      return [block.title, block.lead, ...words, block.note];
    }
    // It repeats a sentence of the text.
    case 'pullQuote':
      return [];
  }
}

/** Long text without its markup: one string per heading, paragraph, item, or cell. */
export function plainText(blocks: readonly ProseBlock[]) {
  return blocks.flatMap(blockText);
}

export function wordCount(blocks: readonly ProseBlock[]) {
  return plainText(blocks).join(' ').split(/\s+/).length;
}
