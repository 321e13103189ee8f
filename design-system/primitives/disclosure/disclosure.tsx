import { Root, Trigger } from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';
import { useDetails } from './use-details.ts';

export type DisclosureProps = {
  /** The button's text. Screen readers also announce whether it is open. */
  label: string;
  /** The content that it opens. It is in the document even when closed. */
  children: ReactNode;
  /**
   * Called on every change, including those before hydration and those made by the browser's
   * find-in-page.
   */
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
 * A button that opens and closes the content below it, in 300 ms (at once under reduced motion). It
 * also works before hydration and without scripts.
 *
 * Not for a list of titles that open: use `Accordion`, which makes each title a heading. For a
 * small menu of links under an icon, use `DropdownMenu`.
 */
export function Disclosure({ label, children, onOpenChange, ...state }: DisclosureProps) {
  const [ownOpen, setOwnOpen] = useState(state.defaultOpen ?? false);
  const open = state.open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const { details, trigger, content } = useDetails(open, change);
  return (
    <Root asChild open={open} onOpenChange={change}>
      <details {...details}>
        <Trigger {...trigger}>
          <summary className={styles.trigger}>
            {label}
            <span className={styles.mark}>
              <Icon icon={ChevronDown} />
            </span>
          </summary>
        </Trigger>
        <div {...content}>
          <div className={styles.body}>{children}</div>
        </div>
      </details>
    </Root>
  );
}
