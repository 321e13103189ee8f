import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';
import { useCollapse } from './use-collapse.ts';

export type DisclosureProps = {
  /** What the button says, open or closed: which of the two is announced with it. */
  label: string;
  /** What it opens. In the document even when closed. */
  children: ReactNode;
  /** Told of every change, also of one by the browser's find-in-page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
} & (
  | {
      /** Open or closed as the parent says, which keeps the state by `onOpenChange`. */
      open: boolean;
      defaultOpen?: never;
    }
  | {
      open?: never;
      /**
       * Whether it starts open, when it keeps the state itself.
       * @default false
       */
      defaultOpen?: boolean | undefined;
    }
);

/**
 * A button that opens and closes what follows it, in 300 ms (at once under reduced motion).
 *
 * Not for a list of titles that open: use `Accordion`, which makes each title a heading. For a
 * small menu of links behind an icon, use `DropdownMenu`.
 */
export function Disclosure({ label, children, onOpenChange, ...state }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(state.defaultOpen ?? false);
  const open = state.open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const { rows, content } = useCollapse(open, () => change(true));
  return (
    <Root open={open} onOpenChange={change}>
      <Trigger className={styles.trigger}>
        {label}
        <span className={styles.mark}>
          <Icon icon={ChevronDown} />
        </span>
      </Trigger>
      <div {...rows}>
        <Content {...content}>
          <div className={styles.body}>{children}</div>
        </Content>
      </div>
    </Root>
  );
}
