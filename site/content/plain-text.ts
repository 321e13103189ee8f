import type { ProseBlock, RichText } from '#design-system';

function richText(text: RichText) {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      if (typeof run === 'string') return run;
      return 'strong' in run ? run.strong : run.text;
    })
    .join('');
}

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
      return [block.caption, ...block.columns, ...block.rows.flat()];
  }
}

/** Long text without its markup: one string per heading, paragraph, item, or cell. */
export function plainText(blocks: readonly ProseBlock[]) {
  return blocks.flatMap(blockText);
}

export function wordCount(blocks: readonly ProseBlock[]) {
  return plainText(blocks).join(' ').split(/\s+/).length;
}
