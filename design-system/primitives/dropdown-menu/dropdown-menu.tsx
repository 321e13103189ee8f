import { type MouseEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './dropdown-menu.css.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import type { OpenedMenu } from './opened-menu.tsx';

export type { DropdownMenuProps } from './dropdown-menu-props.ts';

const load = () => import('./opened-menu.tsx');

/**
 * An icon button that opens a small menu of links, in the colors of its background. The menu is in the
 * page only while it is open, so links that must work without scripts also have to be elsewhere. Its
 * script is heavy and few visitors need it, so it loads when the pointer or focus reaches the button.
 *
 * Not for the site's own pages, because every link opens in a new tab and the menu needs scripts:
 * use the menus of `Header`. To choose a value in a form, use `Select`.
 */
export function DropdownMenu(menu: DropdownMenuProps) {
  const [opened, setOpened] = useState<{ Menu: typeof OpenedMenu; byKeyboard: boolean }>();
  if (opened) return <opened.Menu {...menu} byKeyboard={opened.byKeyboard} />;
  const open = async ({ detail }: MouseEvent) => {
    const { OpenedMenu: Menu } = await load();
    // `detail` is 0 if a key caused the click.
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
