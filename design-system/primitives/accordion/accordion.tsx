import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { Plus } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { useDetails } from '../disclosure/use-details.ts';
import type { HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './accordion.css.ts';

export type AccordionItem = {
  /** The text that opens the item. Each title must be unique. */
  title: string;
  /** The text that it opens. It is in the document even when closed. */
  content: ReactNode;
};

export type AccordionProps = {
  /** In reading order. */
  items: readonly AccordionItem[];
  /**
   * The titles' heading level in the page's outline (WCAG 1.3.1).
   * @default 3
   */
  level?: HeadingLevel | undefined;
  /**
   * Allows several open items. Otherwise, opening one closes the other.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * Starts with the first item open instead of all closed.
   * @default false
   */
  firstOpen?: boolean | undefined;
  /**
   * The number of columns from 960 px. Two share the items, one column after the other.
   * @default 1
   */
  columns?: 1 | 2 | undefined;
};

/**
 * Titles that open and close the text below them, in 300 ms (at once under reduced motion).
 * Pressing an open item closes it. All of this also works before hydration and without scripts.
 * With scripts, the arrow keys, Home, and End move between titles.
 *
 * Not for a single part that opens and closes: use `Disclosure`. Text that most readers need
 * shouldn't be hidden at all: show it as `Prose`.
 */
export function Accordion({
  items,
  level = 3,
  multiple = false,
  firstOpen = false,
  columns = 1,
}: AccordionProps) {
  const name = useId();
  const [open, setOpen] = useState(items.slice(0, firstOpen ? 1 : 0).map(({ title }) => title));
  const mode = multiple
    ? ({ type: 'multiple', value: open, onValueChange: setOpen } as const)
    : ({
        type: 'single',
        collapsible: true,
        value: open[0] ?? '',
        onValueChange: (title: string) => setOpen(title ? [title] : []),
      } as const);
  const rows = items.map((item) => (
    <AccordionRow
      key={item.title}
      {...item}
      level={level}
      name={multiple ? undefined : name}
      open={open.includes(item.title)}
      onOpenChange={(isOpen) =>
        setOpen((all) => {
          const others = all.filter((title) => title !== item.title);
          return isOpen ? [...(multiple ? others : []), item.title] : others;
        })
      }
    />
  ));
  const middle = Math.ceil(rows.length / columns);
  return (
    <Root {...mode} className={styles.columns[columns]}>
      <div className={styles.column}>{rows.slice(0, middle)}</div>
      {columns === 2 && <div className={styles.column}>{rows.slice(middle)}</div>}
    </Root>
  );
}

type AccordionRowProps = AccordionItem & {
  level: HeadingLevel;
  name: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function AccordionRow({ title, content: text, level, name, ...state }: AccordionRowProps) {
  const { details, trigger, content } = useDetails(state.open, state.onOpenChange);
  const Heading = `h${level}` as const;
  return (
    <Item asChild value={title} className={styles.item}>
      <details {...details} name={name}>
        <Trigger {...trigger}>
          <summary className={styles.trigger}>
            <Heading className={styles.heading}>{title}</Heading>
            <span className={styles.mark}>
              <Icon icon={Plus} />
            </span>
          </summary>
        </Trigger>
        <div {...content}>
          <div className={styles.body}>{text}</div>
        </div>
      </details>
    </Item>
  );
}
