import { ArrowUpRight } from 'lucide';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './dropdown-menu.css.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import type { OpenedMenu } from './opened-menu.tsx';

export type { DropdownMenuProps } from './dropdown-menu-props.ts';

/**
 * An icon button that opens a small menu of links, in the colors of its background. It starts as a
 * popover with plain links, which needs no scripts. Once its own script has loaded, it opens as a
 * menu with arrow keys (ARIA's menu button pattern). That script is heavy and few visitors need it,
 * so it loads when the pointer or focus reaches the button.
 *
 * Not for the site's own pages, because every link opens in a new tab: use the menus of `Header`.
 * To choose a value in a form, use `Select`.
 */
export function DropdownMenu(menu: DropdownMenuProps) {
  const id = useId();
  const popover = useRef<HTMLUListElement>(null);
  const [Menu, setMenu] = useState<typeof OpenedMenu>();
  const [opened, setOpened] = useState<{ byKeyboard: boolean }>();
  if (Menu && opened) return <Menu {...menu} {...opened} />;
  const load = async () => {
    const loaded = await import('./opened-menu.tsx').catch(() => undefined);
    if (loaded) setMenu(() => loaded.OpenedMenu);
  };
  const open = (event: MouseEvent) => {
    // An open popover stays a popover, and the browser closes it.
    if (!Menu || popover.current?.matches(':popover-open')) return;
    event.preventDefault();
    // `detail` is 0 if the keyboard caused the click.
    setOpened({ byKeyboard: event.detail === 0 });
  };
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={menu.label}
        aria-haspopup={Menu && 'menu'}
        popoverTarget={id}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        <Icon icon={menu.icon} />
      </button>
      <ul ref={popover} id={id} popover="auto" className={styles.popover}>
        {menu.links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              newTab
              className={styles.item}
              onClick={() => popover.current?.hidePopover()}
            >
              {label}
              <Icon icon={ArrowUpRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
