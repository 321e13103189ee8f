import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { ArrowUpRight } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import * as styles from './dropdown-menu.css.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';

/** The menu itself, initially open. Everything that needs Radix is in this module. */
export function OpenedMenu({
  label,
  icon,
  links,
  byKeyboard,
}: DropdownMenuProps & {
  /**
   * Focuses the first link, as required when the keyboard opens a menu (ARIA's menu button
   * pattern).
   */
  byKeyboard: boolean;
}) {
  const firstLink = useRef<HTMLAnchorElement>(null);
  // Radix handles all later keys, but the one that opened the menu was pressed before Radix had
  // loaded.
  useEffect(() => {
    if (byKeyboard) firstLink.current?.focus();
  }, [byKeyboard]);
  return (
    // Not modal, because a modal menu locks scrolling, which shifts the page.
    <Root defaultOpen modal={false}>
      <Trigger className={styles.trigger} aria-label={label}>
        <Icon icon={icon} />
      </Trigger>
      <Content className={styles.list} align="end" sideOffset={8} collisionPadding={8} loop>
        {links.map((link, index) => (
          <Item key={link.href} asChild>
            <Link
              ref={index === 0 ? firstLink : undefined}
              href={link.href}
              newTab
              className={styles.item}
            >
              {link.label}
              <Icon icon={ArrowUpRight} size="small" />
            </Link>
          </Item>
        ))}
      </Content>
    </Root>
  );
}
