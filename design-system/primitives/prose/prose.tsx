import { background } from '../../tokens/theme.css.ts';
import type { LinkHref } from '../link/link.tsx';
import { TextLink } from '../link/text-link.tsx';
import * as styles from './prose.css.ts';

/** Text that may contain strong words and links. */
export type RichText =
  | string
  | readonly (string | { strong: string } | { href: LinkHref; text: string })[];

/** One block of long text. Headings have an `id`, so that contents lists and links can lead to them. */
export type ProseBlock =
  | { kind: 'heading'; id: string; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: boolean; items: readonly RichText[] }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'note'; title: string; text: RichText }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    };

function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return text;
  return text.map((run) => {
    if (typeof run === 'string') return run;
    if ('strong' in run) return <strong key={run.strong}>{run.strong}</strong>;
    return (
      <TextLink key={run.href} href={run.href}>
        {run.text}
      </TextLink>
    );
  });
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = block.level === 3 ? 'h3' : 'h2';
      return (
        <Tag id={block.id} className={styles.heading[block.level ?? 2]}>
          {block.text}
        </Tag>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Rich text={block.text} />
        </p>
      );
    case 'list': {
      const Tag = block.ordered ? 'ol' : 'ul';
      return (
        <Tag className={styles.list}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <Rich text={item} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>{block.text}</p>
          {block.by && <footer className={styles.by}>{block.by}</footer>}
        </blockquote>
      );
    case 'note':
      return (
        // Not an `<aside>`: the landmark would be one more on the way to the page's own.
        <div role="note" className={`${styles.note} ${background.subtle}`}>
          <p className={styles.noteTitle}>{block.title}</p>
          <p>
            <Rich text={block.text} />
          </p>
        </div>
      );
    case 'table':
      return (
        // It can take focus, so that a wide table can be scrolled by keyboard.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: axe asks for it (scrollable-region-focusable).
        <div role="group" className={styles.scroller} aria-label={block.caption} tabIndex={0}>
          <table className={styles.table}>
            <caption className={styles.caption}>{block.caption}</caption>
            <thead>
              <tr>
                {block.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([head, ...cells]) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/**
 * Long text: an article's or a legal page's body. Lines stay within the measure (about 65
 * characters). Each block must be unique.
 *
 * Not for a single paragraph: use `Text`. For a short introduction with a title beside it, use
 * `IntroSplit`; for a legal page with a contents list, use `LegalDocument`.
 */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
