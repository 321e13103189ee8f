import { background } from '../../tokens/theme.css.ts';
import * as styles from './prose.css.ts';
import { ProseFigure, type ProseFigureContent } from './prose-figure.tsx';
import { type ProsePoint, ProsePoints } from './prose-points.tsx';
import { ProseTable, type ProseTableContent } from './prose-table.tsx';
import { type ProseMoment, ProseTimeline } from './prose-timeline.tsx';
import { PullQuote, type PullQuoteContent } from './pull-quote.tsx';
import { Rich, type RichText } from './rich-text.tsx';

export type { RichText } from './rich-text.tsx';

/**
 * One block of long text. Headings have an `id`, so that tables of contents and links can point to
 * them.
 */
export type ProseBlock =
  | { kind: 'heading'; id: string; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'list'; ordered?: boolean; items: readonly RichText[] }
  | { kind: 'quote'; text: string; by?: string }
  | { kind: 'note'; title: string; text: RichText }
  | ({ kind: 'table' } & ProseTableContent)
  | { kind: 'points'; items: readonly ProsePoint[] }
  | { kind: 'timeline'; items: readonly ProseMoment[] }
  | ({ kind: 'pullQuote' } & PullQuoteContent)
  | ({ kind: 'figure' } & ProseFigureContent);

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
        // Not an `<aside>`, because it would add a landmark to step through.
        <div role="note" className={`${styles.note} ${background.subtle}`}>
          <p className={styles.noteTitle}>{block.title}</p>
          <p>
            <Rich text={block.text} />
          </p>
        </div>
      );
    case 'table':
      return <ProseTable {...block} />;
    case 'points':
      return <ProsePoints items={block.items} />;
    case 'timeline':
      return <ProseTimeline items={block.items} />;
    case 'pullQuote':
      return <PullQuote {...block} />;
    case 'figure':
      return <ProseFigure {...block} />;
  }
}

export const proseSizes = ['regular', 'large'] as const;
export type ProseSize = (typeof proseSizes)[number];

export type ProseProps = {
  /** In reading order. Each must be unique. */
  blocks: readonly ProseBlock[];
  /**
   * `large` is for articles, which take minutes to read.
   * @default 'regular'
   */
  size?: ProseSize | undefined;
};

/**
 * Long text, such as the body of an article or a legal page. Lines stay within the measure (about
 * 65 characters). In print, each link is followed by its address. For links that begin with a
 * slash, set the custom property `--site-origin` on the root to a CSS string such as
 * `"https://example.com"`. Without it, their addresses aren't printed.
 *
 * Not for a single paragraph: use `Text`. For a short introduction next to a title, use
 * `IntroSplit`. For a legal page with a table of contents, use `LegalDocument`.
 */
export function Prose({ blocks, size = 'regular' }: ProseProps) {
  return (
    <div className={styles.size[size]}>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}
