import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';
import { useCollapse } from './use-collapse.ts';

export type DisclosureProps = {
  /** The button's text. Screen readers also announce whether it is open. */
  label: string;
  /** What it opens. It is in the document even when closed. */
  children: ReactNode;
  /** Called on every change, including those by the browser's find-in-page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
} & (
  | {
      /** Controlled by the parent, which updates it in `onOpenChange`. */
      open: boolean;
      defaultOpen?: never;
    }
  | {
      open?: never;
      /**
       * Uncontrolled: whether it starts open.
       * @default false
       */
      defaultOpen?: boolean | undefined;
    }
);

/**
 * A button that opens and closes the content below it, in 300 ms (at once under reduced motion).
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
