import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { Plus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useCollapse } from '../disclosure/use-collapse.ts';
import type { HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './accordion.css.ts';

export type AccordionItem = {
  /** The text of its button. Each title must be unique. */
  title: string;
  /** What it opens. It is in the document even when closed. */
  content: ReactNode;
};

export type AccordionProps = {
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
};

/**
 * Titles that open and close the text beneath them, in 300 ms (at once under reduced motion).
 * Pressing an open item closes it. Arrow keys, Home and End go from title to title.
 *
 * Not for a single part that opens and closes: use `Disclosure`. Text that most readers need should
 * not be hidden at all: show it as `Prose`.
 */
export function Accordion({
  items,
  level = 3,
  multiple = false,
  firstOpen = false,
}: AccordionProps) {
  const [open, setOpen] = useState(items.slice(0, firstOpen ? 1 : 0).map(({ title }) => title));
  const mode = multiple
    ? ({ type: 'multiple', value: open, onValueChange: setOpen } as const)
    : ({
        type: 'single',
        collapsible: true,
        value: open[0] ?? '',
        onValueChange: (title: string) => setOpen(title ? [title] : []),
      } as const);
  return (
    <Root {...mode} className={styles.accordion}>
      {items.map((item) => (
        <AccordionRow
          key={item.title}
          {...item}
          level={level}
          open={open.includes(item.title)}
          onFound={() => setOpen(multiple ? [...open, item.title] : [item.title])}
        />
      ))}
    </Root>
  );
}

type AccordionRowProps = AccordionItem & {
  level: HeadingLevel;
  open: boolean;
  onFound: () => void;
};

function AccordionRow({ title, content: text, level, open, onFound }: AccordionRowProps) {
  const { rows, content } = useCollapse(open, onFound);
  const Heading = `h${level}` as const;
  return (
    <Item value={title} className={styles.item}>
      <Header asChild>
        <Heading className={styles.heading}>
          <Trigger className={styles.trigger}>
            {title}
            <span className={styles.mark}>
              <Icon icon={Plus} />
            </span>
          </Trigger>
        </Heading>
      </Header>
      <div {...rows}>
        {/* Radix makes each answer a region. So many landmarks would hide the page's own. */}
        <Content {...content} role="group">
          <div className={styles.body}>{text}</div>
        </Content>
      </div>
    </Item>
  );
}
