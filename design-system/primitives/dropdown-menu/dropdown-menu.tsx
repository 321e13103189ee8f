import type { IconNode } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkTarget } from '../link/link.tsx';
import * as styles from './dropdown-menu.css.ts';
import type { OpenedMenu } from './opened-menu.tsx';

export type DropdownMenuProps = {
  /** Names the button, and with it the menu. */
  label: string;
  icon: IconNode;
  /** External links; each opens in a new tab. */
  links: readonly LinkTarget[];
};

const load = () => import('./opened-menu.tsx');

/**
 * An icon button that opens a small menu of links, in the colors of the background it stands on.
 * The menu exists only while open: links that must be found without scripts also belong elsewhere.
 * Its script is heavy and few visitors have a use for it: it arrives when pointer or focus reach
 * the button, and takes over at the first press.
 *
 * Not for the site's own pages, because every link opens in a new tab and the menu needs scripts:
 * use the menus of `Header`. To choose a value in a form, use `Select`.
 */
export function DropdownMenu(menu: DropdownMenuProps) {
  const [opened, setOpened] = useState<{ Menu: typeof OpenedMenu; byKeyboard: boolean }>();
  if (opened) return <opened.Menu {...menu} byKeyboard={opened.byKeyboard} />;
  const open = async ({ detail }: MouseEvent) => {
    const { OpenedMenu: Menu } = await load();
    // A click by key counts no presses.
    setOpened({ Menu, byKeyboard: detail === 0 });
  };
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-label={menu.label}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={load}
      onFocus={load}
      onClick={open}
    >
      <Icon icon={menu.icon} />
    </button>
  );
}
